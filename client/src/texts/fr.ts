/** Every word of one language: fr.ftl and those that end so. */
export default Object.values(import.meta.glob<string>(['./fr.ftl', './*.fr.ftl'], { query: '?raw', import: 'default', eager: true }))
