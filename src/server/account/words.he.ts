import type * as source from './words.ts';

export const signInWords: typeof source.signInWords = {
  noPassword: 'לחשבון הזה עדיין אין סיסמה',
  signInFirst: 'קודם צריך להתחבר',
  otherAccount: 'הקישור הזה שייך לחשבון אחר',
};
