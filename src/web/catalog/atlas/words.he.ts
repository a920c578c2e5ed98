import { inCountries } from '../../core/words.he.ts';
import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: 'יעדים פופולריים',
  parts: 'חלקי העולם',
  inOrder: (countries) =>
    countries === 1 ? inCountries(countries) : `${inCountries(countries)}, הפופולריות תחילה`,
  all: (countries) => `כל המדינות (${countries}), מא׳ עד ת׳`,
  letters: 'אותיות ראשונות',
  from: 'חבילות החל במחיר של',
  nothingYet: 'עדיין לא במכירה',
};
