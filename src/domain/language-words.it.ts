import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'it';

export const LOCALE: string = 'it-IT';

export const DATE_LOCALE: string = 'it-IT';

/** '1 giorno', '7 giorni': a number with its noun in the plural class of CLDR. */
export const counted = (count: number, one: string, more: string) =>
  `${count}\u00A0${count === 1 ? one : more}`;

export const DATE_STYLE: typeof source.DATE_STYLE = 'medium';

export const GAP: string = ' ';

export const labelled: typeof source.labelled = (name, value) => `${name}: ${value}`;

export const facts: typeof source.facts = (first, second) => `${first}, ${second}`;

export const FAMILY_FIRST: boolean = false;

/** '1 ora', '24 ore'. */
export const inHours: typeof source.inHours = (count) => counted(count, 'ora', 'ore');

/** '1 giorno', '7 giorni'. */
export const inDays: typeof source.inDays = (count) => counted(count, 'giorno', 'giorni');

/** '1 anno', '2 anni'. */
export const inYears: typeof source.inYears = (count) => counted(count, 'anno', 'anni');

/** A place stands where its name needs no article. */
export const named: typeof source.named = (place) => place;
