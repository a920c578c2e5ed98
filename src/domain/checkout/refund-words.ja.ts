import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM'
        ? 'このeSIMをお届けできませんでした。'
        : 'このプランをeSIMに追加できませんでした。';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'このeSIMが届く前に契約が撤回されました。'
        : 'このプランがeSIMに追加される前に契約が撤回されました。';
    case 'returned_by_you':
      return what === 'eSIM' ? 'このeSIMは返品されました。' : 'このプランは返品されました。';
    case 'returned_by_us':
      return 'この注文の代金を返金しました。';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: 'この注文は2回支払われました',
    text: '2回目の支払いは自動で全額返金します。',
  },
  paid_too_late: {
    title: '支払いが間に合いませんでした',
    text: '購入手続きの有効期限が切れた後に届いたため、自動で全額返金します。',
  },
};
