/** For which browsers the pages are written. */
export const forBrowsers = {
  target: 'es2022',
  // Nothing is written twice for those before them, which do without: docs/decisions/0022-light-pages.md.
  cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
};
