import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: '支払いを開始できませんでした',
  notCharged: 'カードに請求できませんでした。',
  expired: 'この支払いは有効期限が切れました。もう一度お試しください。',
  paidBefore: 'この購入はすでに支払い済みです。',
  notCompleted: '購入を完了できませんでした',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: 'お支払いが完了しました',
    eSIM: (amount, to) =>
      `お支払い額は${amount}です。eSIMは${to}にメールでお送りします。このページだけが読み込めませんでした。もう一度試すか、届いたメールからインストールしてください。もう一度支払う必要はありません。`,
    eSIMs: (amount, to) =>
      `お支払い額は${amount}です。eSIMは${to}にメールでお送りします。このページだけが読み込めませんでした。もう一度試すか、届いたメールからインストールしてください。もう一度支払う必要はありません。`,
    plan: (amount, to) =>
      `お支払い額は${amount}です。請求書は${to}にメールでお送りします。このページだけが読み込めませんでした。もう一度お試しください。もう一度支払う必要はありません。`,
  },
  begun: {
    title: '支払いを確認しています',
    text: (amount, to) =>
      `${amount}の支払い中に、このページを読み込めなくなりました。二重に支払わないでください。状況は注文ページで確認できます。${to}にもお知らせします。`,
  },
};
