import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: 'אספקה מיידית',
  missing: 'סמנו את שתי התיבות. בלעדיהן נוכל לספק את ההזמנה רק אחרי שהמועד לביטול העסקה יסתיים.',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`בביצוע התשלום אתם מסכימים ל${terms} ול${privacy}.`,
  noScript: 'לתשלום נדרש JavaScript. הפעילו אותו וטענו מחדש את העמוד.',
};
