import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: 'または別の方法で支払う',
};

export const sheetWords: typeof source.sheetWords = {
  busy: '別の支払いが進行中です。終わるまでお待ちください。',
  noAddress: 'ウォレットでメールアドレスを選択してください。eSIMはそのアドレスに届きます。',
  priceChanged: (now) => `料金が${now}に変わりました。この画面を閉じて、もう一度ボタンを押してください。`,
  paidBefore: 'この購入はすでに支払い済みです。この画面を閉じてください。これ以上の請求はありません。',
  broken: '問題が発生しました。この画面を閉じて、もう一度お試しください。',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${isOne ? 'eSIM' : 'すべてのeSIM'}は${email ?? 'ウォレットのメールアドレス'}に届きます。`,
  others: '別の方法で支払う',
};
