import type { Language } from './languages.ts';

/** The language in which these modules speak: a bundle in another one has this module's twin. */
export const LANGUAGE: Language = 'en';

/** The same for `Intl`. */
export const LOCALE = 'en';

/** The same for dates: British, with the day before the month. */
export const DATE_LOCALE = 'en-GB';

/** '1 hour', '24 hours'. */
export const inHours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;

/** '1 day', '7 days'. */
export const inDays = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** '1 year', '2 years'. */
export const inYears = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;
