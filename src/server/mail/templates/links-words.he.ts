import { inDays, inHours, prefixed } from '../../../domain/language-words.he.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = 'הקישור פועל פעם אחת, במשך שעה.';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: 'אישור כתובת האימייל שלכם',
  lead: 'אשרו שזו כתובת האימייל שלכם.',
  why: 'כל מה שרכשתם באמצעותה, כולל הזמנות שביצעתם כאורחים, יופיע בחשבון שלכם. פתחו את הקישור בדפדפן שבו אתם מחוברים.',
  action: 'אישור הכתובת',
  expiry: oneHour,
  ignore: 'לא פתחתם אצלנו חשבון? אפשר להתעלם מהאימייל הזה. בלי לחיצה על הקישור החשבון יישאר ריק.',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: 'בחירת סיסמה חדשה',
  lead: 'ביקשתם סיסמה חדשה לחשבון שלכם.',
  why: 'אחרי שתבחרו אותה, כל המכשירים ינותקו ותתחברו עם הסיסמה החדשה.',
  action: 'לבחירת סיסמה',
  expiry: oneHour,
  ignore: 'לא ביקשתם את זה? אפשר להתעלם מהאימייל הזה. הסיסמה שלכם תישאר כפי שהיא.',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: 'החשבון שלכם מוכן, נשאר לבחור סיסמה',
  lead: 'ביקשתם חשבון כשרכשתם את ה-eSIM. הרכישה כבר נמצאת בו.',
  why: 'הגדירו סיסמה כדי לראות בכל מכשיר את כרטיסי ה-eSIM שלכם, את הקודים ואת הגלישה שנותרה.',
  action: 'לבחירת סיסמה',
  expiry: (days) =>
    `הקישור פועל פעם אחת, במשך ${inDays(days)}. לאחר מכן אפשר לקבל קישור חדש דרך ״שכחתם את הסיסמה?\u2060״ בעמוד ההתחברות.`,
  ignore: 'לא רכשתם אצלנו? אפשר להתעלם מהאימייל הזה. בלי הקישור הזה אף אחד לא יכול להתחבר לחשבון.',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: 'הוספת הרכישה הזו לחשבון שלכם',
  lead: (plan) => `מישהו רכש eSIM (${plan}) עם הכתובת הזו בלי להתחבר. כבר יש לכם חשבון אצלנו.`,
  why: (order) =>
    `אם אלה הייתם אתם, פתחו את הזמנה ${order}, התחברו שם ולחצו על ״שמירה בחשבון שלי״. לא זוכרים את הסיסמה? ״שכחתם את הסיסמה?\u2060״ בעמוד ההתחברות ישלח לכם קישור לבחירת סיסמה חדשה.`,
  action: 'לפתיחת ההזמנה',
  expiry: 'כל מי שבידיו הקישור הזה יכול לראות את ההזמנה, ולכן שמרו אותו לעצמכם.',
  ignore: 'זה לא הייתם אתם? אפשר להתעלם מהאימייל הזה. החשבון שלכם יישאר כפי שהוא.',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: 'להחזיר את ה-eSIM הזה?',
  lead: (order, plan) =>
    `מישהו ביקש להחזיר את ה-eSIM מהזמנה ${order} (${plan}) ולקבל החזר כספי. הוא נרכש עם הכתובת הזו, ולא הצלחנו לדעת אם הבקשה שלכם.`,
  why: 'אם זה מה שאתם רוצים, פתחו את העמוד ולחצו על הכפתור שבו. ה-eSIM יפסיק לפעול, והמחיר המלא יוחזר לכרטיס או לחשבון שממנו שולם.',
  action: 'לצפייה בבקשה',
  expiry: (hours) => `הקישור פועל פעם אחת, במשך ${inHours(hours)}.`,
  ignore: 'לא רוצים בכך? אפשר להתעלם מהאימייל הזה. ה-eSIM יישאר כפי שהוא.',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: 'אישור ביטול העסקה',
  lead: (order, plan) => `מישהו ביקש לבטל את העסקה של הזמנה ${order} (${plan}), שבוצעה עם הכתובת הזו.`,
  why: (moment) =>
    `אם אלה הייתם אתם, פתחו את העמוד ולחצו בו על ״${withdrawalPromise.confirm}״. הבקשה תיחשב כאילו הוגשה ${prefixed('ב', moment)}.`,
  action: withdrawalPromise.link,
  expiry: (days) => `הקישור פועל במשך ${inDays(days)}.`,
  ignore: 'לא רוצים בכך? אפשר להתעלם מהאימייל הזה. הכול יישאר כפי שהוא.',
};
