import { inDays, prefixed, toPlace } from '../../../domain/language-words.he.ts';
import type * as source from './usage-words.ts';

const again = 'אפשר להוסיף חבילה חדשה לאותו eSIM. הוא נשאר מותקן, ואין צורך לסרוק קוד שוב.';
const waits = 'חבילה נוספת ממתינה ב-eSIM הזה. היא תיכנס לפעולה אוטומטית אם היא מכסה את המקום שבו אתם נמצאים.';
const saves = 'כדי שהיתרה תספיק לזמן רב יותר, שמרו מפות וסרטונים כשיש לכם Wi-Fi.';

export const usageWords: typeof source.usageWords = {
  low: {
    subject: (country) => `ניצלתם \u206680%\u2069 מהגלישה ${toPlace(country)}`,
    preview: (left, of) => `נותרו לכם ${left} מתוך ${of}.`,
    lead: (left, of, country) => `נותרו לכם בערך ${left} מתוך ${of} בחבילה ${toPlace(country)}.`,
    next: `${saves} ${again}`,
    nextWithAnother: `${waits} ${saves}`,
  },
  used: {
    subject: (country) => `ניצלתם את כל הגלישה ${toPlace(country)}`,
    preview: 'הוסיפו חבילה חדשה לאותו eSIM כדי להישאר מחוברים.',
    previewWithAnother: waits,
    lead: (of, country) => `ניצלתם את כל הגלישה בחבילה ${toPlace(country)} (${of}), ולא נותרה בה גלישה.`,
    next: again,
    nextWithAnother: `${waits} ${again}`,
  },
  nextTitle: 'מה אפשר לעשות',
  plan: {
    title: 'החבילה שלכם',
    esim: 'eSIM',
    iccid: (ending) => `ICCID שמסתיים ב-${ending}`,
    left: 'גלישה שנותרה',
    leftOf: (left, of) => `${left} מתוך ${of}`,
    nothingLeft: (of) => `\u20660 MB\u2069 מתוך ${of}`,
    read: 'עודכן',
    ends: 'מסתיימת',
  },
  add: (plan, price) => `להוספת ${plan} תמורת ${price}`,
  addNote: (days) =>
    `זו אותה חבילה שוב, ${prefixed('ל', inDays(days))}. אם המחיר שלה ישתנה, זה יופיע בעמוד התשלום לפני שתשלמו.`,
  why: 'אנחנו שולחים אימייל פעם אחת כשנוצלו \u206680%\u2069 מהחבילה, ופעם אחת כשהיא נוצלה במלואה.',
};
