import type * as source from './words.ts';

export const passwordWords: typeof source.passwordWords = {
  password: 'סיסמה',
  confirm: 'אימות סיסמה',
  show: (label) => `הצגת השדה: ${label}`,
  hide: (label) => `הסתרת השדה: ${label}`,
};

export const verificationWords: typeof source.verificationWords = {
  send: 'שליחת אימייל לאימות',
  sent: 'אימייל לאימות נשלח. בדקו את תיבת הדואר שלכם.',
};
