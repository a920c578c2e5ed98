import type * as source from './held-words.ts';

export const heldWords: typeof source.heldWords = {
  held: {
    subject: '支払いを確認しています',
    lead: {
      eSIM: ({ country, method }) =>
        `${country}のeSIMをご注文いただきありがとうございます。${method}による支払いはまだ確認中です。`,
      plan: ({ country, method }) =>
        `${country}のプランをご注文いただきありがとうございます。${method}による支払いはまだ確認中です。`,
    },
    next: {
      eSIM: '通常は数分、銀行振込の場合は数日かかります。支払いが確認できしだい、eSIMをメールで送ります。何もする必要はなく、もう一度支払う必要もありません。',
      plan: '通常は数分、銀行振込の場合は数日かかります。支払いが確認できしだい、プランをeSIMに追加します。何もする必要はなく、もう一度支払う必要もありません。',
    },
    action: '注文の状況を見る',
    total: '確認中',
  },
  denied: {
    subject: '支払いができませんでした',
    lead: {
      eSIM: ({ country, method }) =>
        `${country}のeSIMの支払い（${method}）を確認した結果、支払いは成立しませんでした。`,
      plan: ({ country, method }) =>
        `${country}のプランの支払い（${method}）を確認した結果、支払いは成立しませんでした。`,
    },
    next: {
      eSIM: '入金がなかったため、注文はキャンセルされました。eSIMが必要な場合は、もう一度注文し、別の方法で支払ってください。',
      plan: '入金がなかったため、注文はキャンセルされました。プランが必要な場合は、もう一度注文し、別の方法で支払ってください。',
    },
    total: '請求なし',
  },
};
