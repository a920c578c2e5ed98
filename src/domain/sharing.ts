/**
 * The caching header of an answer that is the same for everybody. A browser revalidates it before each use; a shared cache may
 * serve it for a minute by itself, and while it fetches the next one. A price outdated by then is quoted anew at checkout.
 */
export const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

/** For such answers that a page's scripts fetch when they hear of a change: no cache may serve the previous one. */
export const ASKED_ANEW = 'public, max-age=0, must-revalidate';
