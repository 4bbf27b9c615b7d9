/** Both languages are known to whatever is tested in a page; a test of files alone has no page. */
if (typeof document !== 'undefined') {
  const { learn } = await import('../src/texts')
  await Promise.all([learn('en'), learn('fr')])
}
export {}
