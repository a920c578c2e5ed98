import { counted, LOCALE, toPlace } from '../../../domain/language-words.he.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: 'סוג המכשיר',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: '\u2066iPhone 13 mini…\u2069' },
    android: { name: 'Android', example: '\u2066Galaxy S24, Pixel 8…\u2069' },
  },
  search: (kind) => `חיפוש דגמי ${kind}`,
  checked: (models, last) =>
    `בדקנו לאחרונה את ${models} הדגמים האלה ב${month(last)}. דגם חדש יותר כנראה מתאים גם הוא. חפשו ״הוספת eSIM״ בהגדרות שלו.`,
  noScript: 'החיפוש דורש JavaScript. הדגמים האלה תומכים ב-eSIM.',
  apple: 'Apple',
};

/** 'אוגוסט 2025'. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords: typeof source.deviceListWords = {
  start: 'הקלידו את דגם המכשיר כדי לבדוק תאימות',
  none: 'לא נמצאו מכשירים שמתאימים לחיפוש.',
  found: (devices) =>
    counted(devices, { one: 'נמצא מכשיר אחד', two: 'נמצאו שני מכשירים', many: 'מכשירים נמצאו' }),
  name: 'מכשירים שתומכים ב-eSIM',
  note: (device, note) => `${device}: ${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`בכל דגם, הטלפון שלכם צריך להיות ${unlocked}. טלפון שקשור למפעיל אחד לא יקבל eSIM של מפעיל אחר. ב-iPhone כתוב בהגדרות › ״כללי״ › ״אודות״: ״אין הגבלות SIM״.`,
  unlocked: 'לא נעול למפעיל סלולרי',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: 'התקנה ב-iPhone הזה',
      text: 'באימייל יש כפתור, ״להתקנה ב-iPhone״. החל מ-iOS 17.4 לא צריך לסרוק או להקליד כלום.',
    },
    Android: {
      title: 'התקנה בטלפון הזה',
      text: 'באימייל יש כפתור, ״להתקנה ב-Android״. יש טלפונים שלא יכולים לפתוח את ההתקנה מקישור.',
    },
  },
  steps: 'הנה כל השלבים.',
  fits: 'הוא תומך ב-eSIM?',
};

export const stepsWords: typeof source.stepsWords = {
  device: 'המכשיר שלכם',
  method: 'אופן ההתקנה',
  steps: (method, system) => `${method}, ${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: 'טוענים…',
  failed: {
    title: 'לא הצלחנו לטעון את הקודים שלכם',
    text: 'השלבים שלמטה זהים, וה-eSIM שלכם שמור. בדקו את החיבור ונסו שוב.',
    again: 'ניסיון נוסף',
  },
  unknown: {
    title: 'הדפדפן הזה לא מכיר את ה-eSIM הזה',
    text: (signIn) => phrase`פתחו את הקישור שבאימייל של ההזמנה, או ${signIn}. השלבים שלמטה זהים לכל eSIM.`,
    signIn: 'התחברו',
  },
  ready: {
    title: (place) => `ה-eSIM שלכם ${toPlace(place)} מוכן`,
    text: 'הקודים שלו נמצאים בשלבים שלמטה.',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: 'התקינו לפני הטיסה',
    how: 'בבית יש לכם Wi‑Fi, מסך שני לקוד ה-QR וזמן. ברוב החבילות ההתקנה לא מתחילה את התקופה. זה כתוב בתווית החבילה.',
  },
  wait: {
    what: 'המתינו \u20662–3\u2069 דקות לרישום ברשת',
    how: 'בפעם הראשונה ה-eSIM צריך להציג את עצמו לרשת. כך גם בדקות הראשונות אחרי הנחיתה.',
  },
  once: {
    what: 'קודי QR וקודים ידניים עובדים פעם אחת',
    how: 'אל תסירו את ה-eSIM כדי לנסות שוב. כתבו לנו קודם, והשאירו אותו בטלפון עד סוף הנסיעה.',
  },
  roaming: {
    what: 'ב-eSIM הנדידה מופעלת, בקו שלכם היא כבויה',
    how: 'ה-eSIM לחו״ל צריך נדידת נתונים מופעלת. הקו שלכם לא. השאירו אותה שם כבויה, ולא תחויבו.',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: 'מינוי חודשי, הצעה נפרדת',
  text: 'בדרכים כל השנה? יש גם מינוי חודשי עם יותר מ-170 יעדים, מ-\u2066$39.90\u2069 עד \u2066$64.90\u2069 לחודש. הוא לא אחת מהחבילות בחנות הזו. הוא לא נמכר בעמוד התשלום הזה, הוא מתחדש עד שמבטלים אותו, ויש לו תנאים משלו. החבילות כאן הן בתשלום מראש ופשוט נגמרות.',
  ask: (address) => phrase`לשאלות עליו כתבו אל ${address}.`,
  subject: 'מינוי חודשי',
};

export const onwardWords: typeof source.onwardWords = {
  title: 'נתקעתם, או מוכנים לצאת?',
  write: (address, reply) => phrase`כתבו אל ${address} בכל שעה, 24/7. תשובה ראשונה מגיעה בתוך ${reply}.`,
  browse: 'לכל החבילות',
  esims: 'כרטיסי ה-eSIM שלכם',
  support: 'תמיכה',
};
