import { inPlace } from '../../domain/language-words.he.ts';
import { phrase } from '../core/phrase.ts';
import type { Platform } from './platform.ts';
import type { ScreenName } from './screens.ts';
import type * as source from './words.ts';

type Step = ReturnType<typeof source.stepsOf>[number];

export const codesWords: typeof source.codesWords = {
  address: 'כתובת \u2066SM-DP+\u2069',
  activation: 'קוד הפעלה',
  androidCode: 'הקוד המלא, ל-Android',
  confirmation: 'קוד אישור',
  noConfirmation: 'אין. השאירו ריק אם הטלפון מבקש.',
};

export const qrDialogWords: typeof source.qrDialogWords = {
  title: 'קוד QR של ה-eSIM',
  failed: {
    title: 'לא הצלחנו לטעון את הקודים',
    text: 'ה-eSIM שלכם שמור. בדקו את החיבור ונסו שוב.',
  },
};

export const installGuideWords: typeof source.installGuideWords = {
  onPhone: {
    question: 'קוראים את זה בטלפון?',
    iphone: 'להתקנה ב-iPhone',
    android: 'להתקנה ב-Android',
    newer: 'הקישור ל-iPhone דורש iOS 17.4 ומעלה.',
  },
  noCamera: 'אין מצלמה? הזינו את הקודים ידנית',
  ways: {
    steps: 'צעד אחר צעד',
    codes: 'הזנת הקודים ידנית',
    qr: 'הצגת קוד QR למסך אחר',
    mail: 'שימוש במכשיר אחר',
    trouble: 'טלפון נעול או ישן?',
  },
  mail: (email) => phrase`באימייל ששלחנו אל ${email} יש אותו קוד QR ואותם קודים. פתחו אותו במכשיר האחר.`,
  warning:
    'הקוד עובד פעם אחת. השאירו את ה-eSIM בטלפון עד סוף הנסיעה, והשאירו את הנדידה כבויה בקו הביתי שלכם.',
  everyStep: 'כל השלבים, עם הקודים האלה',
};

const FIRST_STEPS: Record<Platform, Step> = {
  ios: {
    what: 'לחצו על ״התקנת eSIM״',
    screen: 'ios-activate',
    how: 'יופיע ״הפעלת eSIM״. לחצו על ״המשך״. iOS שואל פעמיים.',
  },
  'old-ios': {
    what: 'הגדרות › סלולרי › הוספת eSIM › שימוש בקוד QR',
    screen: 'ios-add',
    how: 'סרקו את הקוד ממסך אחר, או לחצו על ״הזנת פרטים ידנית״ והדביקו את שני הקודים. יופיע ״הפעלת eSIM״. לחצו על ״המשך״. iOS שואל פעמיים.',
  },
  android: {
    what: 'לחצו על ״להתקנה ב-Android״',
    screen: 'android-confirm',
    how: 'יופיע ״הוספת eSIM״ או ״להוריד את ה-eSIM?\u2060״. לחצו על ״הוספה״ או ״הורדה״.',
  },
  other: {
    what: 'סרקו את הקוד',
    how: 'ב-iPhone, השתמשו במצלמה. ב-Samsung וב-Pixel, פתחו הגדרות › ״כרטיסי SIM״ › ״הוספת eSIM״. לחצו על ״הפעלת eSIM״ או ״הוספת eSIM״.',
  },
};

const LATER_SCREENS: Partial<Record<Platform, [installed: ScreenName, landed: ScreenName]>> = {
  ios: ['ios-wait', 'ios-land'],
  'old-ios': ['ios-wait', 'ios-land'],
  android: ['android-wait', 'android-land'],
};

const screenOf = (platform: Platform, later: 0 | 1): Pick<Step, 'screen'> => {
  const screen = LATER_SCREENS[platform]?.[later];
  return screen ? { screen } : {};
};

export const stepsOf: typeof source.stepsOf = (place, platform) => [
  FIRST_STEPS[platform],
  {
    what: 'המתינו שתיים-שלוש דקות',
    ...screenOf(platform, 0),
    how: `הישארו מחוברים ל-Wi‑Fi. ברשימה יופיע SIM חדש. תנו לו את השם ״${place}״.`,
  },
  {
    what: `${inPlace(place)}, הפעילו אותו לגלישה`,
    ...screenOf(platform, 1),
    how: 'הפעילו נדידת נתונים רק ב-eSIM הזה. ליד הקליטה שלו יופיע 4G או 5G.',
  },
];

export const phoneTroubleWords: typeof source.phoneTroubleWords = {
  locked: {
    question: 'נעול למפעיל סלולרי?',
    text: 'טלפון נעול לא יקבל eSIM של מפעיל אחר. ב-iPhone, ליד ״נעילת ספק״ בהגדרות › ״כללי״ › ״אודות״ צריך להיות כתוב ״אין הגבלות SIM״. ב-Android, חייגו \u2066*#06#\u2069. אם מופיע EID, שאלו את המפעיל שלכם אם הטלפון לא נעול.',
  },
  old: {
    question: 'ישן יותר מ-2018?',
    text: (check) =>
      phrase`רוב הטלפונים הישנים לא תומכים ב-eSIM. ${check} לפני שאתם משתמשים בקוד, שעובד רק פעם אחת.`,
    check: 'בדקו את המכשיר',
  },
};

export const oneTapWords: typeof source.oneTapWords = {
  iphone: {
    title: 'התקנה ב-iPhone הזה',
    text: 'ההתקנה של Apple תיפתח, והכול כבר ממולא בה. הישארו מחוברים ל-Wi‑Fi בזמן ההתקנה, שתיים-שלוש דקות.',
    button: 'התקנת eSIM',
  },
  oldIphone: {
    title: 'התקנה עם הקודים',
    text: 'התקנה בלחיצה אחת דורשת iOS 17.4 ומעלה. ב-iPhone הזה, השתמשו בקודים שלמטה או סרקו את קוד ה-QR ממסך אחר.',
  },
  android: {
    title: 'התקנה בטלפון הזה',
    text: 'בהרבה טלפוני Android ההתקנה נפתחת. אם לא קורה כלום, השתמשו בקודים שלמטה. הישארו מחוברים ל-Wi‑Fi.',
    button: 'להתקנה ב-Android',
  },
};

/** As the phones say it in Hebrew, shortened to fit the drawings: a row takes 24 letters, 18 beside a switch. */
export const screenWords: typeof source.screenWords = {
  travel: 'נסיעות',
  home: 'בית',
  on: 'פועל',
  address: 'כתובת \u2066SM‑DP+\u2069',
  ios: {
    cellular: 'סלולרי',
    data: 'נתונים סלולריים',
    add: 'הוספת eSIM',
    camera: 'מצלמה',
    found: 'תוכנית סלולרית',
    activate: 'הפעלת eSIM',
    goOn: 'המשך',
    scan: 'סריקת קוד QR',
    manual: 'הזנת פרטים ידנית',
    details: 'פרטי ההפעלה',
    code: 'קוד הפעלה',
    confirmation: 'קוד אישור',
    activating: 'מפעיל…',
    label: 'תווית לתוכנית הסלולרית',
    secondary: 'משני',
    line: 'הפעלת הקו הזה',
    roaming: 'נדידת נתונים',
  },
  android: {
    sims: 'כרטיסי SIM',
    add: 'הוספת SIM',
    scan: 'סריקת קוד QR',
    manual: 'הזנת קוד הפעלה',
    code: '\u2066LPA:1$…\u2069',
    goOn: 'המשך',
    ask: 'להוריד את ה-eSIM?',
    download: 'הורדה',
    activating: 'מוריד…',
    data: 'נתונים סלולריים',
    roaming: 'נדידה',
  },
};

export const printSheetWords: typeof source.printSheetWords = {
  print: 'הדפסה',
  picture: 'קוד QR',
  order: (number) => `הזמנה ${number}`,
  help: (email) => `צריכים עזרה? כתבו אל ${email}.`,
};

export const qrWords: typeof source.qrWords = {
  picture: 'קוד QR שמתקין את ה-eSIM',
  point: 'כוונו לכאן את מצלמת הטלפון',
  stay: 'הישארו מחוברים ל-Wi‑Fi בזמן ההתקנה',
};
