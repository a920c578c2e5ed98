import type { ScreenName } from '../screens.ts';
import type * as source from './install-words.ts';
import type { InstallStep } from './install-words.ts';

export const SYSTEM_NAMES: typeof source.SYSTEM_NAMES = { ios: 'iPhone ו-iPad', android: 'Android' };
export const METHOD_NAMES: typeof source.METHOD_NAMES = {
  qr: 'התקנה עם קוד QR',
  manual: 'התקנה ידנית',
};

const WIFI: InstallStep = {
  what: 'התחברו ל-Wi‑Fi',
  how: 'בבית או בשדה התעופה, לפני היציאה. הטלפון מוריד את ה-eSIM דרך האינטרנט.',
};
const wait = (screen: ScreenName): InstallStep => ({
  what: 'המתינו \u20662–3\u2069 דקות לרישום ברשת',
  how: 'הישארו מחוברים ל-Wi‑Fi והשאירו את ההגדרות פתוחות עד שה-eSIM מופיע ברשימה.',
  screen,
});

const IOS_NAME: InstallStep = {
  screen: 'ios-name',
  what: 'תנו לו שם, והשאירו את הקו שלכם לשיחות',
  how: 'בחרו תווית כמו ״נסיעות״. השאירו את הקו שלכם כברירת המחדל לשיחות, ל-iMessage ול-FaceTime.',
};
const IOS_LAND: InstallStep = {
  screen: 'ios-land',
  what: 'אחרי הנחיתה, הפעילו אותו לגלישה',
  how: 'בחרו את ה-eSIM לחו״ל בהגדרות › ״סלולרי״ › ״נתונים סלולריים״. פתחו אותו באותה רשימה והפעילו ״נדידת נתונים״, רק ב-eSIM הזה.',
};
const ANDROID_NAME: InstallStep = {
  screen: 'android-name',
  what: 'הפעילו אותו, והשאירו את ה-SIM שלכם לשיחות',
  how: 'ברשימת כרטיסי ה-SIM, הפעילו את ה-eSIM לחו״ל. השאירו שיחות והודעות ב-SIM שלכם.',
};
const ANDROID_LAND: InstallStep = {
  screen: 'android-land',
  what: 'אחרי הנחיתה, בחרו בו לגלישה',
  how: 'בחרו את ה-eSIM לחו״ל לנתונים סלולריים בהגדרות › ״רשת ואינטרנט״ (ב-Samsung: ״חיבורים״) › ״כרטיסי SIM״. פתחו אותו והפעילו ״נדידה״, רק ב-eSIM הזה.',
};

export const INSTALL_STEPS: typeof source.INSTALL_STEPS = {
  ios: {
    qr: [
      WIFI,
      {
        what: 'סרקו את קוד ה-QR',
        screen: 'ios-scan',
        how: 'כוונו את המצלמה אל הקוד במסך אחר או על נייר ולחצו על מה שמופיע. או פתחו הגדרות › ״סלולרי״ › ״הוספת eSIM״ › ״שימוש בקוד QR״.',
        own: 'qr',
      },
      {
        what: 'לחצו על ״הוספת eSIM״ ואז על ״המשך״',
        screen: 'ios-activate',
        how: 'iOS שואל פעמיים. זה לא מחייב אתכם בתשלום ולא מתחיל את החבילה.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'פתחו את הטופס להזנת קודים',
        screen: 'ios-manual',
        how: 'פתחו הגדרות › ״סלולרי״ › ״הוספת eSIM״ › ״שימוש בקוד QR״, ואז ״הזנת פרטים ידנית״ בתחתית המסך.',
      },
      {
        what: 'הזינו את שני הקודים',
        screen: 'ios-form',
        how: 'הדביקו את כתובת \u2066SM-DP+\u2069 ואת קוד ההפעלה מהאימייל שלנו. השאירו את קוד האישור ריק.',
        own: 'codes',
      },
      {
        what: 'לחצו על ״הבא״ ואז על ״המשך״',
        screen: 'ios-activate',
        how: 'iOS שואל פעמיים. זה לא מחייב אתכם בתשלום ולא מתחיל את החבילה.',
      },
      wait('ios-wait'),
      IOS_NAME,
      IOS_LAND,
    ],
  },
  android: {
    qr: [
      WIFI,
      {
        what: 'פתחו ״הוספת eSIM״ וסרקו את קוד ה-QR',
        screen: 'android-add',
        how: 'ב-Pixel, פתחו הגדרות › ״רשת ואינטרנט״ › ״כרטיסי SIM״ › ״הוספת SIM״. ב-Samsung, פתחו הגדרות › ״חיבורים״ › ״מנהל כרטיסי SIM״ › ״הוספת eSIM״. אחר כך סרקו את הקוד ממסך אחר או מנייר.',
        own: 'qr',
      },
      {
        what: 'אשרו עם ״הורדה״ או ״הוספה״',
        screen: 'android-confirm',
        how: 'הטלפון יציג את השם של שותף הרשת שלנו. זה תקין.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
    manual: [
      WIFI,
      {
        what: 'פתחו את הטופס להזנת קודים',
        screen: 'android-manual',
        how: 'הוסיפו eSIM כמו עם קוד QR. במסך עם המצלמה בחרו ״צריכים עזרה?\u2060״ או ״הזנת קוד הפעלה״.',
      },
      {
        what: 'הזינו את הקוד המלא',
        screen: 'android-form',
        how: 'הדביקו את כל השורה מהאימייל שלנו שמתחילה ב-\u2066LPA:1$\u2069. אם יש בטלפון שני שדות, השתמשו במקום זאת בכתובת \u2066SM-DP+\u2069 ובקוד ההפעלה.',
        own: 'codes',
      },
      {
        what: 'אשרו עם ״הורדה״ או ״הוספה״',
        screen: 'android-confirm',
        how: 'הטלפון יציג את השם של שותף הרשת שלנו. זה תקין.',
      },
      wait('android-wait'),
      ANDROID_NAME,
      ANDROID_LAND,
    ],
  },
};
