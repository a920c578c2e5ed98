import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'es';

export const LOCALE: string = 'es-ES';

export const DATE_LOCALE: string = 'es-ES';

/** '0 días', '1 día', '2 días': a number with its noun in the plural class of CLDR. */
export const counted = (count: number, one: string, more = `${one}s`) =>
  `${count}\u00A0${count === 1 ? one : more}`;

export const DATE_STYLE: typeof source.DATE_STYLE = 'medium';

export const GAP: string = ' ';

export const labelled: typeof source.labelled = (name, value) => `${name}: ${value}`;

export const facts: typeof source.facts = (first, second) => `${first}, ${second}`;

export const FAMILY_FIRST: boolean = false;

/** '1 hora', '24 horas'. */
export const inHours: typeof source.inHours = (count) => counted(count, 'hora');

/** '1 día', '7 días'. */
export const inDays: typeof source.inDays = (count) => counted(count, 'día');

/** '1 año', '2 años'. */
export const inYears: typeof source.inYears = (count) => counted(count, 'año');

/** A place stands where its name needs no article. */
export const named: typeof source.named = (place) => place;
