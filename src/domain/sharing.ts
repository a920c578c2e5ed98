/**
 * The header of an answer that is the same for everybody. A browser asks about it before each use; a cache on the way may
 * give it out for a minute by itself, and while it fetches the next one. A price that is old by then is quoted anew at checkout.
 */
export const SHARED = 'public, max-age=0, s-maxage=60, stale-while-revalidate=300';

/** Of such an answer that scripts of a page fetch when they hear that it changed: nobody may give them the one before. */
export const ASKED_ANEW = 'public, max-age=0, must-revalidate';
