import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'התקנת ה-eSIM',
  wifi: 'הטלפון צריך Wi‑Fi בזמן ההתקנה. אחריה לא תצטרכו שום דבר מכאן.',
  used: 'ה-eSIM הזה הותקן, ולכן הקודים שלו נמחקו מכאן. הם פועלים פעם אחת בלבד.',
  anotherScreen: 'במסך אחר',
  arrival: 'אחרי הנחיתה',
  trouble: 'אין חיבור?',
  apn: {
    name: 'APN',
    automatic: 'הטלפון מגדיר אותו בעצמו.',
    byHand: 'הזינו אותו בהגדרות של ה-eSIM הזה אם אין חיבור.',
    unknown: 'רוב הטלפונים מגדירים אותו בעצמם. אם הטלפון שלכם מבקש אותו, כתבו לנו.',
  },
  facts: 'החבילה שלכם',
  iccid: 'ICCID',
  left: 'גלישה שנותרה',
  read: (date) => `נכון ל-${date}`,
  kept: (date) => `נשמר ב-${date}.`,
  until: (date) => `יימחק מכאן ב-${date}.`,
  help: 'עזרה',
  write: 'כתבו לנו עם מספר ההזמנה כשתהיו מחוברים.',
  chat: 'לפתיחת הצ׳אט',
  remove: 'למחוק מכאן',
  removeQuestion: 'בלי רשת לא תוכלו לשחזר את זה.',
  yes: 'מחיקה',
  no: 'להשאיר',
};
