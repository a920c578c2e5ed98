import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

const late = DUPLICATE_WORDS.paid_too_late;

const sum = (isRest: boolean) => (isRest ? '剩余款项' : '全部款项');

const eSIM: typeof source.refundedWords.eSIM = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      spaced`很抱歉，我们未能及时准备好你的${country} eSIM，因此已退还${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('undelivered', 'eSIM')}你的付款已成功，但运营商未能及时向我们提供 eSIM。为了不让你久等，我们取消了订单。没有需要安装的内容。`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      spaced`我们已按你的要求取消${country} eSIM 的订单，并退还${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('withdrawn', 'eSIM')}因此没有需要安装的内容。`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      spaced`我们已按你的要求退订${country} eSIM，并退还${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('returned_by_you', 'eSIM')}它在我们退款前已被收回，不能再安装或使用。`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      spaced`我们已取消你的${country} eSIM 订单，并退还${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('returned_by_us', 'eSIM')}我们已收回此 eSIM，请不要再安装或使用。`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')}此订单没有交付 eSIM，因此没有需要安装的内容。`,
  },
};

const plan: typeof source.refundedWords.plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      spaced`很抱歉，我们未能把${country}套餐添加到 ICCID 尾号 ${iccid} 的 eSIM，因此已退还${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('undelivered', 'plan')}你的付款已成功，但运营商没有接受此套餐。为了不让你久等，我们取消了订单。你的 eSIM 上原有的内容不变。`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      spaced`我们已按你的要求取消 ICCID 尾号 ${iccid} 的 eSIM 的${country}套餐订单，并退还${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('withdrawn', 'plan')}eSIM 上原有的内容不变。`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      spaced`我们已按你的要求退订 ICCID 尾号 ${iccid} 的 eSIM 上的${country}套餐，并退还${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('returned_by_you', 'plan')}它在我们退款前已从 eSIM 上移除。eSIM 上的其他套餐不变。`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      spaced`我们已取消 ICCID 尾号 ${iccid} 的 eSIM 的${country}套餐订单，并退还${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('returned_by_us', 'plan')}我们已从 eSIM 上移除此套餐。eSIM 上的其他套餐不变。`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')}套餐没有添加成功。你的 eSIM 上原有的内容不变。`,
  },
};

export const refundedWords: typeof source.refundedWords = {
  subject: '我们已为你退款',
  preview: (amount, method) => spaced`${amount} 将退回${method}。你无需进行任何操作。`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) => spaced`你的${country}订单重复付款了。我们已退回第二笔付款 ${amount}。`,
    happened: '我们收到了同一订单的两笔付款。',
    next: (amount, method) => spaced`${amount} 将退回${method}。${BANK_TIME}你无需进行任何操作。`,
    stands: {
      lead: (country, amount) =>
        spaced`你的${country}订单重复付款了。你只需付一次，因此我们已退回第二笔付款 ${amount}。`,
      happened: '我们收到了同一订单的两笔付款。第一笔已用于支付订单，这次退款不影响你的 eSIM。',
      seeEsim: '你也可以在订单页面查看 eSIM 和激活码。',
      seePlan: '你可以在订单页面查看套餐在哪张 eSIM 上。',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      spaced`你为${country}套餐支付的 ${amount} 在结账过期后才到账，因此我们已退回。`,
    happened: `${late.title}。${late.text}这笔付款没有对应的 eSIM。`,
  },
  free: {
    subject: '你的订单已取消',
    preview: '此订单免费，因此没有款项需要退还。你无需进行任何操作。',
    lead: (country) => spaced`我们已取消你的${country}订单。此订单免费，因此没有款项需要退还。`,
    happened: '订单已结束。如果你已收到其 eSIM，请勿安装或使用。',
    undelivered: '运营商未能及时提供你订购的内容，因此我们取消了订单。没有需要安装的内容。',
  },
  happenedTitle: '退款原因',
  next: ({ amount, isRest }, method) =>
    spaced`${sum(isRest)} ${amount} 将退回${method}。${BANK_TIME}你无需进行任何操作。`,
  seeOthers: '查看其他套餐',
  refund: {
    title: '你的退款',
    before: '之前已退款',
    total: '全额退款',
    rest: '本次退款',
  },
};
