import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'טוענים חבילות eSIM…',
  intro: 'בחרו ימים ונפח גלישה לנסיעה. ה-eSIM מגיע באימייל בתוך דקה ומתחיל לפעול כשאתם נוחתים.',
};
