import { prefixed } from '../language-words.he.ts';
import type * as source from './words.ts';

export const otherBrands: string = 'יצרנים אחרים';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad (דור שביעי)',
  ipadMini: 'iPad mini (דור חמישי)',
  ipadAir: 'iPad Air (דור שלישי)',
  ipadPro: 'iPad Pro בגודל 11 אינץ׳',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone: 'בגרסאות שנמכרו בסין היבשתית אין, מלבד iPhone Air, וגם ברוב אלה שנמכרו בהונג קונג ובמקאו אין.',
  ipad: 'בדגמים ללא חיבור סלולרי אין, וגם בגרסאות שנמכרו בסין היבשתית.',
  pixel: 'בדגמי Pixel 3 ו-3a שנמכרו אצל חלק מהמפעילים, או בחלק מהמדינות, אין eSIM לנסיעות.',
  galaxy:
    'ייתכן שאין בגרסאות שנמכרו בסין היבשתית, בהונג קונג או בטייוואן, ובגרסאות ישנות יותר מארצות הברית או מקוריאה.',
  oneplus: 'בגרסאות שנמכרו בסין היבשתית אין.',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: 'רק חלק מהגרסאות תומכות ב-eSIM',
    why: 'כדי לדעת בוודאות, חפשו בהגדרות המכשיר ״הוספת eSIM״.',
  },
  yes: 'כן, אם המכשיר לא נעול',
  every: (line, except) => `כל דגמי ${line} תומכים ב-eSIM. ${except}`,
  since: (line, first, except) => `כל דגמי ${line} החל ${prefixed('מ', first)} תומכים ב-eSIM. ${except}`,
  no: 'לא',
  first: (line, first) => `הדגם הראשון של ${line} עם eSIM הוא ${first}.`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: 'לא. אצל Samsung התמיכה מתחילה ב-Galaxy S20.',
  iphone10: 'לא. ב-iPhone 10 (X) אין eSIM. התמיכה ב-iPhone מתחילה ב-XR וב-XS.',
  p40ProPlus: 'לא. ב-P40 וב-P40 Pro יש eSIM, אבל ב-\u2066P40\u00A0Pro+\u2069 אין.',
  xiaomi12t: 'לא, אבל ב-Xiaomi 12T Pro יש.',
  yes: 'כן, הוא תומך.',
};
