import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: '常見問題',
    description: '關於旅遊 eSIM 的解答：購買前、付款時、旅途中和旅行後，以及哪些手機可以使用。',
  },
  title: '問與答',
  lead: (support) => phrase`購買、安裝和使用 eSIM 的所有解答。現在就需要協助？請前往「${support}」。`,
  support: '客服頁面',
  phones: '我的手機能用嗎？',
  models: (checker) => phrase`請在「${checker}」中查詢您的機型，收錄超過一百款。`,
  checker: '裝置相容性查詢',
  notAnswered: {
    title: '沒找到答案？',
    text: (address) => phrase`請來信至 ${address}。我們全天候閱讀電子郵件。`,
  },
};
