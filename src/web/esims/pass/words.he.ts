import { inDays, inHours, inPlace } from '../../../domain/language-words.he.ts';
import type * as source from './words.ts';

const daysStart = (days: number, place: string) =>
  `תקופת החבילה (${inDays(days)}) מתחילה כשהטלפון מתחבר לאינטרנט ${inPlace(place)} בפעם הראשונה.`;

export const passWords: typeof source.passWords = {
  details: 'לפרטים',
  showQr: 'הצגת QR',
  invoice: 'חשבונית',
  buyAgain: 'רכישה חוזרת',
  invoiceFailed: 'לא הצלחנו להוריד את החשבונית',
  install: 'התקנת eSIM',
  write: 'לקבלת עזרה',
  lost: { tone: 'bad', label: 'לא זמין' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: 'הרשת תחליט אם היא מקבלת את זה בחזרה. עד אז אל תשתמשו בזה.',
  inUse: 'בשימוש.',
  lost: 'ה-eSIM הזה כבר לא קיים ברשת. כתבו לנו, ונחליף אותו או נחזיר לכם את הכסף.',
  toInstall: {
    anyTime: 'התקינו אותו בבית ב-Wi‑Fi, לפני הנסיעה.',
    beforeUse: (days, place) => `התקינו אותו בבית ב-Wi‑Fi. ${daysStart(days, place)}`,
  },
  toUse: {
    onPhone: 'הוא בטלפון שלכם.',
    onEsim: (iccid) => `החבילה ב-eSIM שלכם שמסתיים ב-${iccid}.`,
    switchOn: 'כשתגיעו, הפעילו אותו לגלישה.',
    daysStart,
  },
  gone: {
    takenBack: { eSIM: 'ה-eSIM הזה בוטל.', plan: 'החבילה הזו בוטלה.' },
    itDoesNotWork: 'זה כבר לא פועל.',
    itsPartDoesNotWork: { eSIM: 'ה-eSIM שלה כבר לא פועל.', plan: 'החבילה שלה כבר לא פועלת.' },
  },
  lapsed: 'לא השתמשתם בו, והזמן להתחיל חלף.',
  over: (unused) =>
    unused === null
      ? 'החבילה הזו הסתיימה. ה-eSIM יכול להישאר בטלפון ולקבל חבילה חדשה.'
      : `החבילה הזו הסתיימה, ולא נוצלו בה ${unused}. ה-eSIM יכול להישאר בטלפון ולקבל חבילה חדשה.`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: 'נרכש',
  daysStart: 'תחילת התקופה',
  refills: 'מתחדש',
  inHours: (hours) => `בעוד ${inHours(hours)}`,
  ends: 'מסתיים',
  ended: 'הסתיים',
  used: 'נוצל',
  daysLeft: 'ימים שנותרו',
  invalidDate: 'תאריך לא תקין',
  timeLeft: 'זמן שנותר',
  hours: (hours) => inHours(hours),
  noDate: 'לא זמין',
  iccid: 'ICCID',
  starts: {
    firstUse: 'שימוש ראשון',
    purchase: 'רכישה',
    unknown: 'לא ידוע',
  },
};
