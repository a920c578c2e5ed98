/** What a page says of itself, whatever it is about. */
export const layoutWords = {
  skip: 'Skip to content',
  /** A page that comes as a document of its own did not. */
  missed: 'This page didn’t load. Your choices are still here.',
  offline: 'You’re offline. We’ll pick up where you left off.',
};
