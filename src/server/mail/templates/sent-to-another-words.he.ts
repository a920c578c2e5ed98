import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'שלחנו את ה-eSIM שלכם לכתובת אחרת',
  preview: (order) => `הזמנה ${order}. אם לא ביקשתם את זה, השיבו מיד לאימייל הזה.`,
  lead: 'צוות התמיכה שלנו שלח את האימייל עם ה-eSIM שלכם לכתובת אחרת, לפי בקשה שקיבלנו.',
  sent: { title: 'מה נשלח', addresses: 'נשלח אל' },
  changes: {
    title: 'מה זה משנה',
    text: 'שום דבר אחר לא משתנה. ההזמנה עדיין שלכם. כל מה שקשור אליה, כולל החזר כספי, מגיע רק לכתובת הזו.',
  },
  wasNotYou: 'לא ביקשתם את זה? השיבו מיד לאימייל הזה.',
};
