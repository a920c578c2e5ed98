import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: '您的訂單已更換電子信箱',
  preview: (order) => `訂單 ${order}。如果這不是您提出的要求，請立即回覆這封信。`,
  lead: '有人提出要求，因此我們的客服已更換您訂單的電子信箱。',
  changed: { title: '更換的內容', addresses: '信件現在寄至' },
  means: {
    title: '這代表什麼',
    text: '從現在起，與此訂單有關的所有信件，包括退款通知，都會寄到新的電子信箱。這是寄到這裡的最後一封信。',
  },
  wasNotYou: '這不是您提出的要求嗎？請立即回覆這封信。',
};
