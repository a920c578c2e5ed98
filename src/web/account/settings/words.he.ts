import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: 'מחיקת החשבון',
  what: 'החשבון, רשימת כרטיסי ה-eSIM והפרטים האישיים שלכם יימחקו. רישומי המס יישמרו, בלי השם שלכם.',
  question: 'למחוק את החשבון?',
  yes: 'מחיקה לצמיתות',
  warning:
    'לא תראו יותר את כרטיסי ה-eSIM, את הקודים שלהם ואת ההזמנות שלכם. eSIM שכבר מותקן בטלפון ימשיך לפעול. אי אפשר לבטל את הפעולה הזו.',
  email: 'כתובת אימייל',
  emailHint: (email) => `לאישור, הקלידו ${email}.`,
  password: 'הסיסמה שלכם',
  passwordHint: (google) =>
    google
      ? 'אם אתם מתחברים דרך Google ואין לכם סיסמה, השאירו את השדה ריק.'
      : 'אם אין לכם סיסמה, השאירו את השדה ריק.',
  failed: 'שום דבר לא נמחק.',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: 'אימייל',
  verified: 'מאומת',
  unverified: 'לא מאומת',
  hint: 'פתחו את הקישור שבאימייל מאיתנו כשאתם מחוברים כאן. הוא אמור להגיע בתוך דקה בערך.',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: 'השם נשמר.',
  title: 'שם',
  label: 'השם שלכם',
  hint: 'קודם השם הפרטי. נמלא אותו בשבילכם בעמוד התשלום.',
  save: 'שמירת השם',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: 'הסיסמה שונתה. המכשירים האחרים נותקו.',
  title: 'סיסמה',
  open: 'שינוי או הגדרה של סיסמה',
  current: 'סיסמה נוכחית',
  next: 'סיסמה חדשה',
  save: 'שינוי הסיסמה',
  noPassword: (google) =>
    google ? 'נרשמתם דרך Google, או שכחתם את הסיסמה?' : 'עדיין אין סיסמה, או ששכחתם אותה?',
  sendLink: 'שליחת קישור באימייל להגדרת סיסמה',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: 'כרטיסים שמורים',
  what: 'הכרטיסים נשמרים אצל Stripe, חברת הסליקה שלנו, והיא מחייבת אותם רק כשאתם לוחצים על כפתור הרכישה. אנחנו לא רואים יותר ממה שאתם רואים כאן.',
  failed: 'לא הצלחנו לטעון את הכרטיסים השמורים.',
  removed: (card) => `הכרטיס ${card} הוסר.`,
  none: 'עדיין אין כרטיסים שמורים. כדי לשמור כרטיס, סמנו ״שמירת הכרטיס לפעם הבאה״ בעמוד התשלום.',
  expired: (until) => `פג תוקף ב-${until}`,
  valid: (until) => `בתוקף עד ${until}`,
  remove: 'הסרה',
  stillSaved: 'הכרטיס עדיין שמור.',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: 'היכן אתם מחוברים',
  hint: 'יש כאן מכשיר לא מוכר? נתקו אותו ושנו את הסיסמה.',
  failed: 'לא הצלחנו לטעון את הרשימה.',
  allEnded: 'נותקתם מכל שאר המכשירים.',
  nothingChanged: 'שום דבר לא השתנה.',
  endOthers: 'התנתקות מכל שאר המכשירים',
  ended: (device) => `${device}: נותק.`,
  thisDevice: 'המכשיר הזה',
  lastUsed: (ago) => phrase`שימוש אחרון: ${ago}`,
  end: 'התנתקות',
  stillSignedIn: 'עדיין מחובר.',
};
