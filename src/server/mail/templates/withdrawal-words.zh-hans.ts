import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: '我们已收到你的撤回声明',
  preview: (order, moment) => spaced`订单 ${order}，收到时间：${moment}。请保留此邮件。`,
  lead: (moment) => spaced`我们于${moment}收到了你的撤回声明。请保留此邮件作为凭证。`,
  declared: {
    title: '你的声明内容',
    declaration: '声明',
    text: '我撤回此订单的合同。',
    name: '姓名',
    confirmedTo: '确认邮件发送至',
    received: '收到时间',
  },
  next: `如果套餐未激活且未使用，我们会将其收回，并在退款时通过邮件通知你。${withdrawalPromise.money}请不要使用此套餐。`,
  wasNotYou: '不是你本人？请立即回复此邮件。',
};
