import type * as source from './refund-policy-words.ts';

export const refundPolicyWords: typeof source.refundPolicyWords = {
  meta: {
    title: 'מדיניות ההחזרים',
    description: 'מתי מקבלים את הכסף בחזרה, איך מבקשים וכמה זמן זה לוקח.',
  },
  title: 'מדיניות ההחזרים',
  lead: 'מתי מקבלים את הכסף בחזרה, איך מבקשים וכמה זמן זה לוקח.',
};
