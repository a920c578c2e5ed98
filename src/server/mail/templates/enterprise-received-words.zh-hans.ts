import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: '我们已收到你的企业咨询',
  preview: '我们的同事会在一个工作日内回复。',
  lead: (day) => spaced`谢谢！我们于${day}收到了你的咨询，我们的同事会在一个工作日内回复。`,
  seePlans: '查看我们的套餐',
  more: '还有要补充的内容？直接回复此邮件即可。',
  wasNotYou: '没有向我们咨询过？可能是有人输错了邮箱地址，你可以忽略此邮件。',
};
