import type * as source from './language-words.ts';
import type { Language } from './languages.ts';

export const LANGUAGE: Language = 'de';

export const LOCALE: string = 'de-DE';

export const DATE_LOCALE: string = 'de-DE';

export const DATE_STYLE: typeof source.DATE_STYLE = 'medium';

export const FAMILY_FIRST: boolean = false;

export const GAP: string = ' ';

export const labelled: typeof source.labelled = (name, value) => `${name}: ${value}`;

export const facts: typeof source.facts = (first, second) => `${first}, ${second}`;

/** '1 Stunde', '24 Stunden'. */
export const inHours: typeof source.inHours = (count) => `${count} ${count === 1 ? 'Stunde' : 'Stunden'}`;

/** '1 Tag', '7 Tage'. */
export const inDays: typeof source.inDays = (count) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`;

/** '1 Jahr', '2 Jahre'. */
export const inYears: typeof source.inYears = (count) => `${count} ${count === 1 ? 'Jahr' : 'Jahre'}`;

/** A place stands where its name needs no article. */
export const named: typeof source.named = (place) => place;
