import { isolated } from '../../domain/language-words.he.ts';
import type * as source from './currency-words.ts';

export const currencyWords: typeof source.currencyWords = {
  language: 'שפה',
  currency: 'מטבע',
  languageAndCurrency: 'שפה ומטבע',
  notKept: 'הדפדפן שלכם חוסם קובצי cookie, ולכן לא יכול לזכור מטבע. תוכלו לבחור מטבע בזמן התשלום.',
  offer: {
    name: 'מחירים במטבע אחר',
    text: (currency) => `אפשר לשלם ב-${isolated(currency)}.`,
    show: (currency) => `הצגת המחירים ב-${isolated(currency)}`,
    close: 'סגירה',
  },
};
