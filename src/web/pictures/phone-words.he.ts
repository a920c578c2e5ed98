import type * as source from './phone-words.ts';

export const phoneScreenWords: typeof source.phoneScreenWords = {
  title: 'כרטיסי ה-eSIM שלכם',
  active: 'פעיל',
  country: 'יפן',
  plan: '\u206610 GB\u2069 · 30 ימים',
  left: '\u20666.2 GB\u2069',
  leftOf: 'נותרו מתוך \u206610 GB\u2069',
  days: 'נותרו 18 ימים',
  read: 'עודכן לפני 4 דקות',
  add: 'הוספת גלישה',
  details: 'לפרטים',
  nextCountry: 'תאילנד',
  nextState: 'מוכן להתקנה',
};
