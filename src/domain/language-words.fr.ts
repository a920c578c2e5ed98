import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'fr';

export const LOCALE: string = 'fr-FR';

export const DATE_LOCALE: string = 'fr-FR';

/** '0 jour', '1 jour', '2 jours': a number with its noun in the plural class of CLDR, where 0 is singular. */
export const counted = (count: number, one: string, more = `${one}s`) =>
  `${count}\u00A0${count < 2 ? one : more}`;

export const DATE_STYLE: typeof source.DATE_STYLE = 'medium';

export const GAP: string = ' ';

export const labelled: typeof source.labelled = (name, value) => `${name}\u00A0: ${value}`;

export const facts: typeof source.facts = (first, second) => `${first}, ${second}`;

export const FAMILY_FIRST: boolean = false;

/** '1 heure', '24 heures'. */
export const inHours: typeof source.inHours = (count) => counted(count, 'heure');

/** '1 jour', '7 jours'. */
export const inDays: typeof source.inDays = (count) => counted(count, 'jour');

/** '1 an', '2 ans'. */
export const inYears: typeof source.inYears = (count) => counted(count, 'an');

/** A place stands where its name needs no article. */
export const named: typeof source.named = (place) => place;
