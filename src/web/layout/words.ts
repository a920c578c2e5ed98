/** What stands over a page that is not as usual, and for who reads by ear. */
export const layoutWords = {
  skip: 'Skip to content',
  notice: 'Notice',
  sandbox: 'Sandbox: no real money moves',
  /** A page that comes as a document of its own did not. */
  missed: 'This page did not load. What you chose is still here.',
  offline: 'You are offline. What you see stays, the rest comes back with the signal.',
};
