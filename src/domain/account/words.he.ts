import { inLetters } from '../language-words.he.ts';
import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': 'לא נמצא חשבון עם כתובת האימייל הזו',
  'wrong-password': 'הסיסמה שגויה',
  'email-already-in-use': 'כבר קיים חשבון עם כתובת האימייל הזו',
  'weak-password': 'הסיסמה חלשה מדי',
  'invalid-email': 'כתובת האימייל לא תקינה',
  'too-many-requests': 'יותר מדי ניסיונות כושלים. נסו שוב מאוחר יותר',
  'popup-closed-by-user': 'חלון ההתחברות נסגר לפני שההתחברות הושלמה',
  'cancelled-popup-request': 'ההתחברות בוטלה',
  'popup-blocked': 'הדפדפן חסם את חלון ההתחברות',
  blocked: 'החשבון הזה חסום',
  other: 'אירעה שגיאה. נסו שוב',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked: 'לכתובת האימייל הזו כבר יש חשבון עם סיסמה. התחברו באמצעותה, או אפסו אותה באימייל.',
  noPassword: 'לחשבון הזה עדיין אין סיסמה. בקשו קישור להגדרת סיסמה.',
  guessable: 'זו אחת הסיסמאות הראשונות שכל אחד ינחש. נסו שלוש או ארבע מילים שאין ביניהן קשר.',
  blocked: 'כל מה שרכשתם נשאר שלכם. אם לדעתכם מדובר בטעות, כתבו לנו.',
  tooLong: (most) => `סיסמה יכולה להכיל עד ${inLetters(most)}.`,
  noAddress: 'חשבון Google שלכם לא משתף איתנו כתובת אימייל.',
  popup: 'אפשרו חלונות קופצים באתר הזה, או התחברו עם האימייל.',
  offline: 'ייתכן שאין לכם חיבור לאינטרנט.',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: 'מלאו את כל השדות',
  noAddress: 'הזינו את כתובת האימייל שלכם',
  differ: 'הסיסמאות לא תואמות',
  tooShort: 'הסיסמה צריכה להכיל לפחות 6 תווים',
};

export const THIS_APP: string = 'האפליקציה הזו';
