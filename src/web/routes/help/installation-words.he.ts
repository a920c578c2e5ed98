import { phrase } from '../../core/phrase.ts';
import type * as source from './installation-words.ts';

export const installationWords: typeof source.installationWords = {
  meta: {
    title: 'התקנת ה-eSIM שלכם',
    description: 'התקנת eSIM לחו״ל ב-iPhone או בטלפון Android, עם קוד QR או ידנית, ובדיקה אם הטלפון תומך.',
  },
  title: 'התקנת ה-eSIM שלכם',
  lead: 'פתחו את האימייל בטלפון ולחצו על כפתור ההתקנה. אין קישור? סרקו את קוד ה-QR. צריך טלפון לא נעול ו-Wi‑Fi.',
  steps: 'צעד אחר צעד',
  onePage: {
    text: (page) =>
      phrase`מעדיפים הכול בעמוד אחד? ${page}: שתי המערכות, שתי הדרכים, ומה עושים אם משהו משתבש.`,
    page: 'התקנה ב-iOS וב-Android',
  },
  checker: 'בדיקת תאימות המכשירים',
  asked: 'שאלות נפוצות',
  tips: 'טיפים',
};
