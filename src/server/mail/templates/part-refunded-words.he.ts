import { prefixed, toPlace } from '../../../domain/language-words.he.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './part-refunded-words.ts';

export const partRefundedWords: typeof source.partRefundedWords = {
  subject: 'חלק מהכסף שלכם בדרך חזרה',
  goodwillSubject: 'שלחנו לכם החזר',
  vatSubject: 'המע״מ שלכם בדרך חזרה',
  preview: (amount, method, stays) => `${amount} מוחזרים ${prefixed('ל', method)}. ${stays}`,
  stays: {
    eSIM: 'ה-eSIM נשאר שלכם, ושום דבר בו לא משתנה.',
    plan: 'החבילה נשארת שלכם, ושום דבר בה לא משתנה.',
    order: 'ההזמנה שלכם נמשכת כרגיל.',
  },
  lead: {
    eSIM: ({ country, amount, stays }) =>
      `החזרנו לכם ${amount} ממה ששילמתם על ה-eSIM ${toPlace(country)}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `החזרנו לכם ${amount} ממה ששילמתם על החבילה ${toPlace(country)}. ${stays}`,
  },
  goodwillLead: {
    eSIM: ({ country, amount, stays }) =>
      `אנחנו מצטערים על הבעיות עם ה-eSIM ${toPlace(country)}, ולכן החזרנו לכם ${amount}. ${stays}`,
    plan: ({ country, amount, stays }) =>
      `אנחנו מצטערים על הבעיות עם החבילה ${toPlace(country)}, ולכן החזרנו לכם ${amount}. ${stays}`,
  },
  vatLead: ({ country, amount, stays }) =>
    `מספר המע״מ שלכם אושר, ולכן החזרנו לכם את המע״מ על ההזמנה ${toPlace(country)}: ${amount}. ${stays}`,
  next: (amount, method) => `${amount} מוחזרים ${prefixed('ל', method)}. ${BANK_TIME} אין צורך לעשות דבר.`,
  title: (refunds) => (refunds > 1 ? 'ההחזרים שלכם' : 'ההחזר שלכם'),
  total: (refunds) => (refunds > 1 ? 'הוחזר עד כה' : 'הוחזר'),
};
