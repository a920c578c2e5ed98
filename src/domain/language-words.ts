import type { Language } from './languages.ts';

/** The language in which these modules speak: a bundle in another one has this module's twin. */
export const LANGUAGE: Language = 'en';

/** The same for `Intl`. */
export const LOCALE = 'en';

/** The same for dates: British, with the day before the month. */
export const DATE_LOCALE = 'en-GB';

/** How short a date may be: Japanese has its signs for year, month and day only in long ones. */
export const DATE_STYLE: 'medium' | 'long' = 'medium';

/** Whether the family name is the first one in a form. */
export const FAMILY_FIRST: boolean = false;

/** Between two sentences. */
export const GAP: string = ' ';

/** A value after its name: 'Order number: 1234'. */
export const labelled = (name: string, value: string) => `${name}: ${value}`;

/** Two facts about one thing: '3 GB, 7 days'. */
export const facts = (first: string, second: string) => `${first}, ${second}`;

/** '1 hour', '24 hours'. */
export const inHours = (count: number) => `${count} ${count === 1 ? 'hour' : 'hours'}`;

/** '1 day', '7 days'. */
export const inDays = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

/** '1 year', '2 years'. */
export const inYears = (count: number) => `${count} ${count === 1 ? 'year' : 'years'}`;

const WITH_ARTICLE =
  /^(?:Bahamas|Balkans|Caribbean|CIS$|Comoros|Gambia|Isle of|Maldives|Middle East|Netherlands|Philippines|Seychelles|United |USA$)|(?:Islands|Republic|Territor(?:y|ies))\b/;

/** A place within a sentence: 'Japan', 'the United States', 'the whole world'. */
export function named(place: string): string {
  if (place === 'Global') return 'the whole world';
  return WITH_ARTICLE.test(place) ? `the ${place}` : place;
}
