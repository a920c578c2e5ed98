import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: '客服',
    description: '通过邮件或在线聊天联系真人客服，并查看常见问题的解答。',
  },
  title: '客服',
  lead: '旅行前、旅途中或旅行后遇到困难？真人客服为你解答。',
  service: '我们的承诺',
  questions: '常见问题',
  more: {
    text: (faq, guide) => phrase`更多解答请见“${faq}”，手机上的每一步请见“${guide}”。`,
    faq: '常见问题页面',
    guide: '安装指南',
  },
};
