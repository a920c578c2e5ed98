import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: 'או תשלום בדרך אחרת',
};

export const sheetWords: typeof source.sheetWords = {
  busy: 'תשלום אחר מתבצע כרגע. המתינו שיסתיים.',
  noAddress: 'בחרו כתובת אימייל בארנק שלכם. לשם יישלח ה-eSIM.',
  priceChanged: (now) => `המחיר הוא עכשיו ${now}. סגרו את החלון הזה ולחצו שוב על הכפתור.`,
  paidBefore: 'הרכישה הזו כבר שולמה. סגרו את החלון הזה. לא יבוצע חיוב נוסף.',
  broken: 'משהו השתבש. סגרו את החלון הזה ונסו שוב.',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${isOne ? 'ה-eSIM שלכם יישלח' : 'כרטיסי ה-eSIM שלכם יישלחו'} אל ${email ?? 'כתובת האימייל שבארנק שלכם'}.`,
  others: 'תשלום בדרך אחרת',
};
