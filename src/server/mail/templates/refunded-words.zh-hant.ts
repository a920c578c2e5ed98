import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

const late = DUPLICATE_WORDS.paid_too_late;

const sum = (isRest: boolean) => (isRest ? '剩餘款項' : '全部款項');

const eSIM: typeof source.refundedWords.eSIM = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      spaced`很抱歉，我們無法及時準備好您的${country} eSIM，因此已退還${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('undelivered', 'eSIM')}您的付款成功了，但電信業者沒有及時提供 eSIM 給我們。為了不讓您久等，我們取消了訂單。您不必安裝任何東西。`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      spaced`我們已依您的要求取消${country} eSIM 的訂單，並退還${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('withdrawn', 'eSIM')}因此您不必安裝任何東西。`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      spaced`我們已依您的要求退訂${country} eSIM，並退還${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('returned_by_you', 'eSIM')}我們在退款前已收回此 eSIM，因此無法再安裝或使用。`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      spaced`我們已取消您的${country} eSIM 訂單，並退還${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('returned_by_us', 'eSIM')}我們已收回此 eSIM，請勿再安裝或使用。`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')}此訂單沒有交付 eSIM，因此您不必安裝任何東西。`,
  },
};

const plan: typeof source.refundedWords.plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      spaced`很抱歉，我們無法將${country}方案加到 ICCID 結尾為 ${iccid} 的 eSIM，因此已退還${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('undelivered', 'plan')}您的付款成功了，但電信業者沒有接受此方案。為了不讓您久等，我們取消了訂單。您 eSIM 上原有的方案不變。`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      spaced`我們已依您的要求取消 ICCID 結尾為 ${iccid} 的 eSIM 的${country}方案訂單，並退還${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('withdrawn', 'plan')}eSIM 上原有的方案不變。`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      spaced`我們已依您的要求退訂 ICCID 結尾為 ${iccid} 的 eSIM 上的${country}方案，並退還${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('returned_by_you', 'plan')}我們在退款前已從 eSIM 上移除此方案。eSIM 上的其他方案不變。`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      spaced`我們已取消 ICCID 結尾為 ${iccid} 的 eSIM 的${country}方案訂單，並退還${sum(isRest)} ${amount}。`,
    happened: `${refundSentence('returned_by_us', 'plan')}我們已從 eSIM 上移除此方案。eSIM 上的其他方案不變。`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')}方案沒有加入。您 eSIM 上原有的方案不變。`,
  },
};

export const refundedWords: typeof source.refundedWords = {
  subject: '我們已為您退款',
  preview: (amount, method) => spaced`${amount} 將退回${method}。您不必再做任何事。`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) => spaced`您的${country}訂單重複付款了。我們已退回第二筆付款 ${amount}。`,
    happened: '我們收到同一筆訂單的兩筆付款。',
    next: (amount, method) => spaced`${amount} 將退回${method}。${BANK_TIME}您不必再做任何事。`,
    stands: {
      lead: (country, amount) =>
        spaced`您的${country}訂單重複付款了。您只需要付一次，因此我們已退回第二筆付款 ${amount}。`,
      happened: '我們收到同一筆訂單的兩筆付款。第一筆已用於支付訂單，這次退款不會影響您的 eSIM。',
      seeEsim: '您也可以在訂單頁面查看 eSIM 和啟用碼。',
      seePlan: '您可以在訂單頁面查看方案加到了哪張 eSIM。',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      spaced`您為${country}訂單支付的 ${amount} 在結帳逾時後才入帳，因此我們已退回。`,
    happened: `${late.title}。${late.text}這筆付款沒有對應的 eSIM。`,
  },
  free: {
    subject: '您的訂單已取消',
    preview: '此訂單免費，因此沒有款項需要退還。您不必再做任何事。',
    lead: (country) => spaced`我們已取消您的${country}訂單。此訂單免費，因此沒有款項需要退還。`,
    happened: '訂單已結束。如果您已收到這張 eSIM，請勿安裝或使用。',
    undelivered: '電信業者未能及時提供您訂購的內容，因此我們取消了訂單。您不必安裝任何東西。',
  },
  happenedTitle: '退款原因',
  next: ({ amount, isRest }, method) =>
    spaced`${sum(isRest)} ${amount} 將退回${method}。${BANK_TIME}您不必再做任何事。`,
  seeOthers: '查看其他方案',
  refund: {
    title: '您的退款',
    before: '先前已退款',
    total: '全額退款',
    rest: '本次退款',
  },
};
