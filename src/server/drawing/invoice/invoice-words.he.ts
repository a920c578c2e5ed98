import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { toPlace } from '../../../domain/language-words.he.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: 'חשבונית', credit_note: 'חשבונית זיכוי' },
  soldBy: 'המוכר',
  billedTo: 'לכבוד',
  nameErased: 'השם נמחק',
  vatNumber: (number) => `מספר מע״מ ${number}`,
  rows: {
    order: 'הזמנה',
    corrects: 'מתקנת את החשבונית',
    paidOn: 'תאריך התשלום',
    method: { invoice: 'אמצעי תשלום', credit_note: 'הוחזר אל' },
    period: 'תקופת השירות',
  },
  period: {
    first_use: (days) => `${formatDays(days)} מהשימוש הראשון`,
    purchase: (days) => `${formatDays(days)} מהרכישה`,
  },
  description: 'תיאור',
  amount: 'סכום',
  plan: {
    whole: ({ country, label, days }) =>
      `חבילת גלישה eSIM ${toPlace(country)}, ${label}, ${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `חלק ממחיר חבילת הגלישה eSIM ${toPlace(country)}, ${label}, ${formatDays(days)}`,
    rest: ({ country, label, days }) =>
      `יתרת המחיר של חבילת הגלישה eSIM ${toPlace(country)}, ${label}, ${formatDays(days)}`,
  },
  code: (code) => `קוד ${code}`,
  taxes: 'מיסים ועמלת שירות',
  included: 'כלולים',
  total: { invoice: 'סה״כ שולם', credit_note: 'סה״כ הוחזר' },
  thanks: (shop, email) => `תודה שאתם נוסעים עם ${shop}. יש לכם שאלות? כתבו ל-${email}.`,
  returned: {
    whole: (email) => `התשלום הוחזר במלואו. יש לכם שאלות? כתבו ל-${email}.`,
    part: (email) => `חלק מהתשלום הוחזר. יש לכם שאלות? כתבו ל-${email}.`,
    rest: (email) => `יתרת התשלום הוחזרה. יש לכם שאלות? כתבו ל-${email}.`,
  },
};
