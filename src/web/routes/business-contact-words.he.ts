import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: 'פתרונות לעסקים',
    description: 'כרטיסי eSIM לחו״ל לצוותים ולחברות. בקשו הצעת מחיר וקבלו תשובה בתוך יום עסקים אחד.',
  },
};
