import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: 'שאלות נפוצות',
    description: 'תשובות על eSIM לחו״ל: לפני הרכישה, בתשלום, בנסיעה ואחריה, וגם באילו טלפונים זה עובד.',
  },
  title: 'שאלות ותשובות',
  lead: (support) =>
    phrase`כל מה שצריך לדעת על רכישה, התקנה ושימוש ב-eSIM. צריכים עזרה עכשיו? עברו ל${support}.`,
  support: 'עמוד התמיכה',
  phones: 'זה יעבוד בטלפון שלי?',
  models: (checker) => phrase`חפשו את הדגם שלכם דרך ${checker}, שמכירה יותר ממאה דגמים.`,
  checker: 'בדיקת תאימות המכשירים',
  notAnswered: {
    title: 'לא מצאתם תשובה?',
    text: (address) => phrase`כתבו אל ${address}. אנחנו קוראים אימיילים מסביב לשעון.`,
  },
};
