import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: '客服',
    description: '以電子郵件或線上即時對話聯絡真人客服，並查看常見問題的解答。',
  },
  title: '客服',
  lead: '旅行前、旅途中或旅行後遇到困難？真人客服為您解答。',
  service: '我們的承諾',
  questions: '常見問題',
  more: {
    text: (faq, guide) => phrase`更多解答請見「${faq}」，手機上的每一步請見「${guide}」。`,
    faq: '常見問題頁面',
    guide: '安裝指南',
  },
};
