import { toPlace } from '../../domain/language-words.he.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'מחיקת eSIM',
  keep: 'להשאיר',
  text: (country, plan) =>
    `״${country}, ${plan}״ יוסר מהרשימה שלכם. הוא ימשיך לפעול בטלפון, ותמצאו אותו תחת ״כרטיסי eSIM מוסתרים״. זה לא החזר כספי.`,
  failed: 'מחיקת ה-eSIM נכשלה. נסו שוב.',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: 'לא הצלחנו לטעון את כרטיסי ה-eSIM שלכם',
  text: 'כרטיסי ה-eSIM שלכם שמורים. בדקו את החיבור ונסו שוב.',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `כרטיסי eSIM מוסתרים (${count})`,
  plan: (plan, days, iccid) => `${plan}, ${days}, ICCID …${iccid}`,
  restore: 'שחזור',
  which: (country, iccid) => `${country}, ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'שחזור ה-eSIM נכשל. נסו שוב.',
    text: 'הוא עדיין תחת ״כרטיסי eSIM מוסתרים״.',
  },
  hidden: (country) => `ה-eSIM שלכם ${toPlace(country)} הוסר מהרשימה.`,
  undo: 'ביטול הפעולה',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: 'עדיין אין כרטיסי eSIM',
  text: 'הראשון שתרכשו יופיע כאן, מוכן להתקנה.',
  browse: 'לכל החבילות',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`כרטיסי eSIM שנרכשו: ${count}`,
  countAloud: (count) => `כרטיסי eSIM שנרכשו: ${count}`,
  more: (left) => `עוד כרטיסי eSIM (${left})`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `החזר כספי על ההזמנה ${toPlace(country)}`,
  coming: (amount, method, order) =>
    method === null
      ? `הזמנה ${order}: ${amount} בדרך חזרה אליכם.`
      : `הזמנה ${order}: ${amount} בדרך חזרה אל ${method}.`,
  sent: (amount, method, order) => `הזמנה ${order}: ${amount} הוחזרו אל ${method ?? 'אמצעי התשלום שלכם'}.`,
  order: 'לצפייה בהזמנה',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `התשלום על ההזמנה ${toPlace(country)} עדיין נבדק`,
    text: (order) => `הזמנה ${order} ממתינה לו.`,
  },
  paid: {
    eSIM: (country) => `ה-eSIM שלכם ${toPlace(country)} בדרך`,
    plan: (country) => `תוספת הגלישה שלכם ${toPlace(country)} בדרך`,
    text: (order) => `הזמנה ${order} שולמה. אפשר לסגור את העמוד הזה. נשלח לכם אימייל ברגע שהיא תהיה מוכנה.`,
  },
};
