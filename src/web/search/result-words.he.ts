import { inCountries, moreCountries } from '../core/words.he.ts';
import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

/** All countries that were asked for. */
const allOf = (count: number) => {
  if (count === 1) return 'המדינה';
  return count === 2 ? 'שתי המדינות' : `כל ${count} המדינות`;
};

export const regionLineWords: typeof source.regionLineWords = {
  countries: inCountries,
  covers: (many, { of, missing, names }) => {
    const countries = inCountries(many);
    if (missing === 0) return `${countries}, כולל ${allOf(of)} שחיפשתם`;
    const more = missing - names.length;
    return `${countries}, בלי ${listed(more > 0 ? [...names, moreCountries(more)] : names)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: 'הוספת תחנה' };

export const tripChipsWords: typeof source.tripChipsWords = { name: 'הנסיעה שלכם' };

export const splitWords: typeof source.splitWords = {
  note: 'אין חבילה אחת שכוללת את כולן. בחרו חבילה לכל מקום.',
};
