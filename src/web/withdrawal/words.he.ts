import { inDays } from '../../domain/language-words.he.ts';
import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? 'החבילה' : 'ה-eSIM');

export const askOrderWords: typeof source.askOrderWords = {
  title: 'ביטול העסקה',
  lead: 'באיזו הזמנה מדובר? המספר שלה נמצא באימייל עם ה-eSIM, יחד עם קישור ישיר לשלב הבא.',
  number: 'מספר הזמנה',
  numberHint: 'למשל SP-7F3K-92QD',
  email: 'כתובת האימייל של ההזמנה',
  next: 'המשך',
  noNumber: 'הזינו את מספר ההזמנה, למשל SP-7F3K-92QD',
  otherWay: (mail) => phrase`המספר לא אצלכם? כתבו אימייל אל ${mail} שאתם מבטלים את העסקה. גם זה תקף.`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: 'ההזמנות שלכם',
  what: (country, plan, days) => `${country}, ${plan}, ${days}`,
  until: (number, until) => phrase`${number}. אפשר לבטל את העסקה עד ${until}.`,
  choose: 'ביטול העסקה',
  chooseOf: (number) => `ביטול העסקה של הזמנה ${number}`,
  other: 'הזמנה אחרת? הזינו את המספר ואת הכתובת שלה.',
};

export const mailedWords: typeof source.mailedWords = {
  title: 'בדקו את האימייל שלכם',
  text: (days) =>
    `אם יש הזמנה עם המספר והכתובת האלה, אימייל עם קישור לשלב האחרון כבר בדרך. הקישור בתוקף למשך ${inDays(days)}, והביטול שלכם נחשב מעכשיו.`,
  again: 'ניסיון עם מספר אחר',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    `נבטל את ${thing(isTopUp)} לצמיתות, ו-${amount} יוחזרו לכרטיס או לחשבון שממנו שולמו. אם ${isTopUp ? 'היא כבר הופעלה או נעשה בה שימוש' : 'הוא כבר הופעל או נעשה בו שימוש'}, נבדוק ונכתוב לכם.`,
  contract: 'ברצוני לבטל את העסקה הזו',
  what: (country, plan) => `${country}, ${plan}`,
  until: (until) => phrase`אפשר לבטל את העסקה עד ${until}.`,
  name: 'השם שלכם',
  email: 'לאן לשלוח את האישור',
  emailHint: 'נשלח אישור קבלה לשם, וגם לכתובת של ההזמנה.',
  noName: 'הזינו את השם שלכם',
  confirm: withdrawalPromise.confirm,
  failed: 'שום דבר לא השתנה.',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: 'ביטלתם את העסקה הזו',
  received: (number, at) =>
    phrase`קיבלנו את הביטול של הזמנה ${number} בתאריך ${at}. אישור על קבלתו יגיע אליכם באימייל.`,
  next: {
    undelivered: (isTopUp) =>
      `${isTopUp ? 'החבילה שלכם מוזמנת' : 'ה-eSIM שלכם מוזמן'} ממש עכשיו. ברגע שזה יסתיים נבטל ${isTopUp ? 'אותה' : 'אותו'}, וההחזר יגיע אוטומטית.`,
    received: (isTopUp) => `הרשת לא עונה כרגע. ברגע שתענה נבטל את ${thing(isTopUp)}, וההחזר יגיע אוטומטית.`,
    asked: (isTopUp) =>
      `הרשת תחליט אם היא מקבלת בחזרה את ${thing(isTopUp)}. ההחזר יגיע ברגע שתקבל. אל תשתמשו ${isTopUp ? 'בה' : 'בו'} עד אז.`,
    refunding: () => 'הכסף בדרך אליכם.',
    refunded: () => 'הכסף הוחזר לאמצעי התשלום שבו שילמתם.',
  },
  all: (amount) => `תקבלו בחזרה ${amount}, שהם כל מה ששילמתם.`,
  rest: (amount, before) => `תקבלו בחזרה ${amount}. יחד עם ${before} שהוחזרו קודם, זה כל מה ששילמתם.`,
  before: (before) => `הסכום ${before} ששילמתם כבר הוחזר קודם.`,
  refused: 'כאן אין החזר אוטומטי. מישהו מהצוות יבדוק ויכתוב לכם.',
  home: 'לעמוד הבית',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: 'אין עסקה',
  returned: 'על ההזמנה הזו כבר ניתן החזר',
  too_late: 'הזמן לביטול העסקה עבר',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: 'הקישור הזה לא עובד',
  text: 'הוא ישן מדי, או שחסר חלק ממנו. הזינו את מספר ההזמנה ונשלח לכם קישור חדש.',
  byNumber: 'הזנת מספר ההזמנה',
};

export const notServedWords: typeof source.notServedWords = {
  title: 'החזרים',
  text: 'במדיניות ההחזרים שלנו כתוב מתי מקבלים את הכסף בחזרה ואיך מבקשים אותו.',
};

export const checkingWords: string = 'מחפשים את ההזמנה שלכם…';
