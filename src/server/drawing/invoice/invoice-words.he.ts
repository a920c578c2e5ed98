import { inDays, toPlace } from '../../../domain/language-words.he.ts';
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
    payTo: 'לתשלום בהעברה בנקאית אל',
    owed: 'סכום לתשלום',
  },
  period: {
    first_use: (days) => `${inDays(days)} מהשימוש הראשון`,
    purchase: (days) => `${inDays(days)} מהרכישה`,
  },
  description: 'תיאור',
  amount: 'סכום',
  plan: {
    whole: ({ country, label, days }) => `חבילת גלישה ב-eSIM ${toPlace(country)}, ${label}, ${inDays(days)}`,
    part: ({ country, label, days }) =>
      `חלק ממחיר חבילת הגלישה ב-eSIM ${toPlace(country)}, ${label}, ${inDays(days)}`,
    rest: ({ country, label, days }) =>
      `יתרת המחיר של חבילת הגלישה ב-eSIM ${toPlace(country)}, ${label}, ${inDays(days)}`,
    tax: ({ country, label, days }) =>
      `מע״מ על חבילת הגלישה ב-eSIM ${toPlace(country)}, ${label}, ${inDays(days)}`,
  },
  code: (code) => `קוד ${code}`,
  taxes: 'מיסים ועמלת שירות',
  included: 'כלולים',
  untaxed: 'איננו גובים מע״מ או מס מכירה.',
  net: 'סכום ללא מע״מ',
  vat: (rate, country) => `מע״מ ${rate} (${country})`,
  noVat: {
    outside: 'ללא מע״מ: הקונה נמצא במדינה שבה איננו גובים אותו.',
    reverse_charge: 'היפוך חיוב (reverse charge): הקונה מדווח על המע״מ ומשלם אותו.',
  },
  national: (tax, day) => `מע״מ במטבע המקומי: ${tax}, לפי השער מיום ${day}.`,
  total: { invoice: 'סה״כ שולם', credit_note: 'סה״כ הוחזר' },
  credited: {
    total: 'סה״כ זוכה',
    note: (email) => `הסכום הזה מנוכה ממה שאתם חייבים לנו. יש לכם שאלות? כתבו ל-${email}.`,
  },
  thanks: (shop, email) => `תודה שאתם נוסעים עם ${shop}. יש לכם שאלות? כתבו ל-${email}.`,
  returned: {
    whole: (email) => `התשלום הוחזר במלואו. יש לכם שאלות? כתבו ל-${email}.`,
    part: (email) => `חלק מהתשלום הוחזר. יש לכם שאלות? כתבו ל-${email}.`,
    rest: (email) => `יתרת התשלום הוחזרה. יש לכם שאלות? כתבו ל-${email}.`,
    tax: (email) => `המע״מ הוחזר. יש לכם שאלות? כתבו ל-${email}.`,
  },
};
