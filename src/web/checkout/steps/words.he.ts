import type * as source from './words.ts';

export const stepWords: typeof source.stepWords = {
  name: 'התקדמות ההזמנה',
  states: { done: 'בוצע', now: 'בתהליך', next: 'בהמשך', failed: 'לא בוצע' },
  payment: 'תשלום',
  paid: 'שולם',
  ordering: 'מזמינים',
  ordered: 'הוזמן',
  ready: { eSIM: 'מוכן', plan: 'נוספה' },
  ended: {
    undelivered: { eSIM: 'לא סופק', plan: 'לא נוספה' },
    withdrawn: { eSIM: 'העסקה בוטלה', plan: 'העסקה בוטלה' },
    returned_by_you: { eSIM: 'הוחזר', plan: 'הוחזרה' },
    returned_by_us: { eSIM: 'בוטל על ידינו', plan: 'בוטלה על ידינו' },
  },
  endedSomehow: 'הסתיים',
  returning: 'החזר בדרך',
  returned: 'הכסף הוחזר',
};
