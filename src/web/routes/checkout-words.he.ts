import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: 'תשלום מאובטח', description: 'תשלום על eSIM לחו״ל.' },
  invalid: {
    title: 'החבילה לא זמינה',
    text: 'החבילה הזו כבר לא זמינה. לא בוצע חיוב.',
    dashboard: 'חזרה לאזור האישי',
  },
  lost: {
    title: 'העמוד לא נטען',
    text: 'אם שילמתם הרגע, אל תשלמו שוב. ה-eSIM יגיע באימייל. אם לא שילמתם, לא בוצע חיוב.',
  },
  failed: {
    title: 'עמוד התשלום לא נטען',
    text: 'לא הצלחנו לקבל את המחיר. בדקו את החיבור ונסו שוב. לא בוצע חיוב.',
  },
};
