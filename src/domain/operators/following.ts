/** A header of calls that an open console makes by itself: they do not count as use, or an abandoned one would stay open. */
export const FOLLOWING = 'x-following';

/** How often a visible console asks what has changed. */
export const FOLLOW_MS = 5_000;
