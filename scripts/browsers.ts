/** The browsers that the pages support. */
export const forBrowsers = {
  target: 'es2022',
  // Older browsers get no second version, and do without: docs/decisions/0022-light-pages.md.
  cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
};
