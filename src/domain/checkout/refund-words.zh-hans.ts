import type * as source from './refund-words.ts';

export const refundSentence: typeof source.refundSentence = (cause, what) => {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM' ? '我们未能交付此 eSIM。' : '我们未能把此套餐添加到你的 eSIM。';
    case 'withdrawn':
      return what === 'eSIM'
        ? '你在此 eSIM 交付前撤回了合同。'
        : '你在此套餐添加到你的 eSIM 之前撤回了合同。';
    case 'returned_by_you':
      return what === 'eSIM' ? '你退订了此 eSIM。' : '你退订了此套餐。';
    case 'returned_by_us':
      return '我们已为此订单退款。';
  }
};

export const DUPLICATE_WORDS: typeof source.DUPLICATE_WORDS = {
  paid_twice: {
    title: '此订单重复付款',
    text: '第二笔付款我们会自动全额退款。',
  },
  paid_too_late: {
    title: '这笔付款到账太晚',
    text: '付款到账时结账已过期，因此我们会自动全额退款。',
  },
};
