/** What stands over a page that is not as usual, and for who reads by ear. */
export const layoutWords = {
  skip: 'Skip to content',
  notice: 'Notice',
  sandbox: 'Sandbox: no real money moves',
  paused: 'Sales are paused',
  /** A page that comes as a document of its own did not. */
  missed: 'This page didn’t load. Your choices are still here.',
  offline: 'You’re offline. We’ll pick up where you left off.',
};
