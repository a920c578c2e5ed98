import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: 'תמיכה',
    description: 'פנייה לצוות שלנו באימייל או בצ׳אט חי, ותשובות לשאלות נפוצות.',
  },
  title: 'תמיכה',
  lead: 'נתקעתם לפני הנסיעה, במהלכה או אחריה? תקבלו מענה אנושי.',
  service: 'ההבטחה שלנו',
  questions: 'שאלות נפוצות',
  more: {
    text: (faq, guide) => phrase`תשובות נוספות מחכות ב${faq}, וכל השלבים בטלפון ב${guide}.`,
    faq: 'עמוד השאלות הנפוצות',
    guide: 'מדריך ההתקנה',
  },
};
