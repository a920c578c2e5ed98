import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM' ? '我們無法交付此 eSIM。' : '我們無法將此方案加入您的 eSIM。';
    case 'withdrawn':
      return what === 'eSIM' ? '您在此 eSIM 交付前解除了契約。' : '您在此方案加入您的 eSIM 之前解除了契約。';
    case 'returned_by_you':
      return what === 'eSIM' ? '您退訂了此 eSIM。' : '您退訂了此方案。';
    case 'returned_by_us':
      return '我們已將此訂單退款。';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: '此訂單重複付款',
    text: '我們會自動全額退還第二筆付款。',
  },
  paid_too_late: {
    title: '這筆付款太晚入帳',
    text: '付款入帳時，您的結帳已逾時，因此我們會自動全額退款。',
  },
};
