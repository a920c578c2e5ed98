/** The search could not be answered. */
export const SEARCH_FAILED = 'We couldn’t search. Check your connection and try again.';
