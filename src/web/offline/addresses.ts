/** The page that shows what is kept, in every language: '/offline', '/de/offline'. */
export const OFFLINE_PATH = /^(?:\/[a-z-]+)?\/offline$/;

/** Under which the page lies in the cache, in whatever language it was kept last. */
export const KEPT_PAGE = '/offline';

export const WORKER = '/sw.js';
