import { counted } from '../../../domain/language-words.he.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: 'חיפוש בשאלות נפוצות',
  try: 'החזר, נקודה חמה, טלפון חדש…',
  none: 'אין תוצאות לחיפוש הזה.',
  found: (entries) => counted(entries, { one: 'תוצאה אחת', two: 'שתי תוצאות', many: 'תוצאות' }),
  show: 'הצגה',
  hide: 'הסתרה',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: 'פניות של עסקים',
    way: (reply, page) => phrase`אנחנו עונים ${reply}. פנו אלינו דרך ${page}.`,
    page: 'העמוד לעסקים',
  },
  refunds: {
    name: 'החזרים',
    within: (time) => `אפשר לקבל החזר בתוך ${time} מהרכישה, אם לא נעשה שימוש ב-eSIM.`,
  },
  language: { name: 'שפה', which: 'אנחנו עונים באנגלית.' },
  atHand: {
    name: 'מה לציין',
    what: 'ספרו לנו מה מספר ההזמנה, מה דגם הטלפון ובאיזו מדינה אתם נמצאים.',
  },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: 'תמיכה באימייל',
    text: (reply) => `תשובה ראשונה מגיעה בתוך ${reply}.`,
  },
  chat: {
    name: 'צ׳אט חי',
    unknown: 'פתוח בכל יום',
    isOpen: (until) => `פתוח עד ${until} לפי השעון שלכם`,
    isClosed: (until) => `סגור עד ${until} לפי השעון שלכם`,
    text: 'מענה אנושי תוך כדי המתנה. מחוץ לשעות האלה, כתבו לנו אימייל.',
    open: 'פתיחת הצ׳אט',
    byMail: 'מענה אנושי תוך כדי המתנה. בקשו צ׳אט באימייל, ונשלח לכם קישור בשעות האלה.',
    ask: 'בקשת צ׳אט',
    subject: 'צ׳אט חי',
  },
};
