import { counted } from '../../domain/language-words.he.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'המשך עם Google',
    busy: 'מתחברים…',
    late: 'לא מופיע כלום בחלון של Google? ייתכן שהרשת שלכם חוסמת אותו. לחצו שוב על הכפתור כדי לוותר, והתחברו עם האימייל.',
    notHere: (app) => `התחברות דרך Google לא פועלת בתוך ${app}.`,
    otherBrowser: 'כדי להשתמש בה, פתחו את התפריט של העמוד הזה ובחרו ״פתיחה בדפדפן״. עם האימייל אפשר ממש כאן.',
    or: 'או המשך עם אימייל',
  },
  email: 'כתובת אימייל',
  forgot: 'שכחתם את הסיסמה?',
  isNew: (brand) => `חדשים ב-${brand}?`,
  signUp: 'הרשמה',
  isKnown: 'כבר יש לכם חשבון?',
  signIn: 'התחברות',
  back: 'חזרה להתחברות',
  ways: {
    signin: 'התחברות במקום זאת',
    signup: 'יצירת חשבון',
    forgot: 'איפוס הסיסמה',
  },
  made: 'החשבון נוצר. שלחנו לכם באימייל קישור לאימות.',
  sendAgain: 'שליחה חוזרת',
  sendAgainIn: (seconds) =>
    `שליחה חוזרת בעוד ${counted(seconds, { one: 'שנייה', two: 'שתי שניות', many: 'שניות' })}`,
  agree: (terms, privacy) => phrase`ביצירת חשבון אתם מסכימים ל${terms} ול${privacy}.`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: 'ברוכים השבים',
    lead: 'התחברו כדי לרכוש חבילות eSIM',
    submit: 'התחברות',
  },
  signup: {
    title: 'יצירת חשבון',
    lead: 'כל כרטיסי ה-eSIM שלכם במקום אחד',
    submit: 'יצירת חשבון',
  },
  forgot: {
    title: 'איפוס סיסמה',
    lead: 'הזינו את האימייל כדי לאפס את הסיסמה',
    submit: 'שליחת אימייל לאיפוס',
  },
};
