import type * as source from './words.ts';

export const SERVICE: { readonly [Key in keyof typeof source.SERVICE]: string } = {
  mailHours: 'מסביב לשעון, בכל יום',
  chatHours: '\u206609:00–18:00\u2069 לפי שעון החוף המערבי של ארה״ב',
  /** After 'תשובה ראשונה מגיעה בתוך'. */
  firstReply: 'שעתיים בממוצע, ובשעות עמוסות בתוך כמה שעות',
  businessReply: 'בתוך יום עסקים אחד',
};

export const taxesIn: typeof source.taxesIn = (chargesTax) =>
  chargesTax ? 'המיסים כלולים.' : 'איננו גובים מע״מ או מס מכירה.';
