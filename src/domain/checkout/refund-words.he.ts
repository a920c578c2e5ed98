import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM'
        ? 'לא הצלחנו לספק את ה-eSIM הזה.'
        : 'לא הצלחנו להוסיף את החבילה הזו ל-eSIM שלכם.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'ביטלתם את העסקה לפני שה-eSIM הזה נשלח.'
        : 'ביטלתם את העסקה לפני שהחבילה הזו נוספה ל-eSIM שלכם.';
    case 'returned_by_you':
      return what === 'eSIM' ? 'החזרתם את ה-eSIM הזה.' : 'החזרתם את החבילה הזו.';
    case 'returned_by_us':
      return 'החזרנו את התשלום על ההזמנה הזו.';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: 'ההזמנה הזו שולמה פעמיים',
    text: 'את התשלום השני אנחנו מחזירים במלואו, באופן אוטומטי.',
  },
  paid_too_late: {
    title: 'התשלום הזה הגיע מאוחר מדי',
    text: 'הוא התקבל אחרי שתוקף עמוד התשלום פג, ולכן אנחנו מחזירים אותו במלואו, באופן אוטומטי.',
  },
};
