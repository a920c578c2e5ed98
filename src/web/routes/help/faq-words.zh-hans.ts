import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: '常见问题',
    description: '关于旅行 eSIM 的解答：购买前、付款时、旅途中和旅行后，以及哪些手机可以使用。',
  },
  title: '问与答',
  lead: (support) => phrase`购买、安装和使用 eSIM 的全部解答。现在就需要帮助？请前往“${support}”。`,
  support: '客服页面',
  phones: '我的手机能用吗？',
  models: (checker) => phrase`请在“${checker}”中查找你的机型，其中收录了一百多款。`,
  checker: '设备兼容性查询',
  notAnswered: {
    title: '没有找到答案？',
    text: (address) => phrase`请发送邮件至 ${address}。我们全天候阅读邮件。`,
  },
};
