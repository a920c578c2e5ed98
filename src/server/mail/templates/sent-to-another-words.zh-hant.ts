import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: '我們已將您的 eSIM 寄到另一個電子信箱',
  preview: (order) => `訂單 ${order}。如果這不是您提出的要求，請立即回覆這封信。`,
  lead: '有人提出要求，因此我們的客服已將附有您 eSIM 的電子郵件寄到另一個電子信箱。',
  sent: { title: '寄出的內容', addresses: '寄至' },
  changes: {
    title: '有什麼改變',
    text: '其他都沒有改變，訂單仍屬於您。與訂單有關的其他信件，包括退款通知，都只會寄到這個電子信箱。',
  },
  wasNotYou: '這不是您提出的要求嗎？請立即回覆這封信。',
};
