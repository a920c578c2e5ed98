import { inCountries, inPlans } from '../../core/words.he.ts';
import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: 'טעינת החבילות האזוריות נכשלה',
    text: 'לא הצלחנו לטעון אותן. בדקו את החיבור ונסו שוב.',
  },
  empty: {
    title: 'אין חבילות אזוריות.',
    text: 'החבילות למדינה אחת נמכרות כרגיל.',
    browse: 'לכל המדינות',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) => `${inCountries(countries)}, ${inPlans(plans)}`,
  from: 'החל במחיר של',
  seePlans: 'לחבילות',
  variants: (region) => `עוד חבילות באזור: ${region}`,
  counted: (name, count) => `${name} (${count})`,
};
