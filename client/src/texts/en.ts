/** Every word of one language: en.ftl and those that end so. */
export default Object.values(import.meta.glob<string>(['./en.ftl', './*.en.ftl'], { query: '?raw', import: 'default', eager: true }))
