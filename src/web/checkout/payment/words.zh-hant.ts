import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: '無法開始付款',
  notCharged: '無法從您的卡片扣款。',
  expired: '這筆付款已逾時，請再試一次。',
  paidBefore: '這筆訂單已付款。',
  notCompleted: '無法完成購買',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: '付款成功',
    eSIM: (amount, to) =>
      `您已支付 ${amount}，eSIM 會以電子郵件寄至 ${to}。只是這個頁面沒有載入成功。請再試一次，或從電子郵件安裝。您不必再次付款。`,
    eSIMs: (amount, to) =>
      `您已支付 ${amount}，eSIM 會以電子郵件寄至 ${to}。只是這個頁面沒有載入成功。請再試一次，或從電子郵件安裝。您不必再次付款。`,
    plan: (amount, to) =>
      `您已支付 ${amount}，發票會以電子郵件寄至 ${to}。只是這個頁面沒有載入成功。請再試一次。您不必再次付款。`,
  },
  begun: {
    title: '正在確認您的付款',
    text: (amount, to) =>
      `此頁面載入失敗時，一筆 ${amount} 的付款正在處理中。請不要再次付款。您可以在訂單中查看進度，我們也會寄電子郵件至 ${to}。`,
  },
};
