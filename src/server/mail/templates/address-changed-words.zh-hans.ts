import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: '你的订单邮箱地址已更改',
  preview: (order) => `订单 ${order}。如果这不是你的要求，请立即回复此邮件。`,
  lead: '有人提出要求，因此我们的客服已更改你订单的邮箱地址。',
  changed: { title: '更改的内容', addresses: '邮件现在发送至' },
  means: {
    title: '这意味着什么',
    text: '从现在起，与此订单有关的所有邮件（包括退款邮件）都会发送到新地址。这是发送到此地址的最后一封邮件。',
  },
  wasNotYou: '这不是你的要求？请立即回复此邮件。',
};
