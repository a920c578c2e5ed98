/** For banners above a page, and for screen readers. */
export const layoutWords = {
  skip: 'Skip to content',
  notice: 'Notice',
  sandbox: 'Sandbox: no real money moves',
  paused: 'Sales are paused',
  /** A page with its own document failed to load. */
  missed: 'This page didn’t load. Your choices are still here.',
  offline: 'You’re offline. We’ll pick up where you left off.',
};
