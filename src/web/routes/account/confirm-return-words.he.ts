import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? 'החבילה' : 'ה-eSIM');
const thisThing = (isTopUp: boolean) => (isTopUp ? 'החבילה הזו' : 'ה-eSIM הזה');

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'החזרת eSIM',
    description: 'אישור שאתם רוצים להחזיר eSIM.',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: 'כבר נעשה בו שימוש, הוא ישן מדי, או שחסר חלק ממנו. בקשו את ההחזר שוב ונשלח לכם קישור חדש.',
    esims: 'לכרטיסי ה-eSIM שלי',
  },
  title: (isTopUp) => `להחזיר את ${thisThing(isTopUp)}?`,
  text: ({ number, country, plan, amount, isTopUp }) =>
    `הזמנה ${number}: ${country}, ${plan}. נבטל את ${thing(isTopUp)} לצמיתות, ו-${amount} יוחזרו לכרטיס או לחשבון שממנו שולמו. שיניתם את דעתכם? סגרו את העמוד הזה ושום דבר לא ישתנה.`,
  agree: (amount, isTopUp) => (isTopUp ? `החזרת החבילה וקבלת ${amount}` : `החזרת ה-eSIM וקבלת ${amount}`),
  busy: 'רק רגע…',
  unchanged: 'שום דבר לא השתנה.',
  asked: {
    title: 'פנינו לרשת',
    paused: 'בקשת ההחזר שלכם נרשמה',
    text: (amount, isTopUp) =>
      `הרשת תחליט אם היא מקבלת בחזרה את ${thisThing(isTopUp)}. ברגע שתקבל, ${amount} יוחזרו לכרטיס או לחשבון שממנו שולמו. אל תשתמשו ${isTopUp ? 'בה' : 'בו'} עד אז.`,
  },
  done: {
    title: 'הכסף בדרך אליכם',
    text: (amount, bankTime, isTopUp) =>
      `הסכום ${amount} יוחזר לכרטיס או לחשבון שממנו שולם. ${bankTime} ${
        isTopUp ? 'החבילה הוסרה מה-eSIM.' : 'ה-eSIM כבר לא פועל.'
      }`,
    home: 'לעמוד הבית',
  },
};
