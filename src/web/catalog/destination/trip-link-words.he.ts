import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = { plan: 'עוד תחנות? ראו מה צריך לכל הנסיעה' };
