import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: 'לא הצלחנו להתחיל את התשלום',
  notCharged: 'לא ניתן היה לחייב את הכרטיס שלכם.',
  expired: 'תוקף התשלום הזה פג. נסו שוב.',
  paidBefore: 'הרכישה הזו כבר שולמה.',
  notCompleted: 'לא הצלחנו להשלים את הרכישה',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: 'התשלום שלכם עבר',
    eSIM: (amount, to) =>
      `שילמתם ${amount}, וה-eSIM שלכם נשלח באימייל אל ${to}. רק העמוד הזה לא נטען. נסו שוב, או התקינו את ה-eSIM מתוך האימייל. אין צורך לשלם שוב.`,
    eSIMs: (amount, to) =>
      `שילמתם ${amount}, וכרטיסי ה-eSIM שלכם נשלחים באימייל אל ${to}. רק העמוד הזה לא נטען. נסו שוב, או התקינו אותם מתוך האימייל. אין צורך לשלם שוב.`,
    plan: (amount, to) =>
      `שילמתם ${amount}, והחשבונית נשלחת באימייל אל ${to}. רק העמוד הזה לא נטען. נסו שוב. אין צורך לשלם שוב.`,
  },
  begun: {
    title: 'אנחנו בודקים את התשלום שלכם',
    text: (amount, to) =>
      `תשלום בסך ${amount} היה בעיצומו כשהעמוד הזה לא נטען. אל תשלמו שוב. המצב מופיע בעמוד ההזמנה, ונשלח עדכונים אל ${to}.`,
  },
};
