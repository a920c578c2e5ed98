import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: '我们把你的 eSIM 发送到了另一个地址',
  preview: (order) => `订单 ${order}。如果这不是你的要求，请立即回复此邮件。`,
  lead: '有人提出要求，因此我们的客服把包含你的 eSIM 的邮件发送到了另一个地址。',
  sent: { title: '发送的内容', addresses: '发送至' },
  changes: {
    title: '有什么变化',
    text: '没有其他变化。订单仍归你所有。与订单有关的其他一切，包括退款，都只会发送到此地址。',
  },
  wasNotYou: '这不是你的要求？请立即回复此邮件。',
};
