import { DUPLICATE_WORDS, refundSentence } from '../../../domain/checkout/refund-words.ts';
import { BANK_TIME } from '../../../domain/promise/refund-time.ts';
import type * as source from './refunded-words.ts';

const late = DUPLICATE_WORDS.paid_too_late;

const eSIM: typeof source.refundedWords.eSIM = {
  undelivered: {
    lead: ({ country, amount, isRest }) =>
      `${country}のeSIMを時間内に用意できず、申し訳ありません。${isRest ? '残額' : '全額'}の${amount}を返金しました。`,
    happened: `${refundSentence('undelivered', 'eSIM')}支払いは完了しましたが、通信会社からeSIMが時間内に届きませんでした。お待たせしないよう、注文をキャンセルしました。インストールするものはありません。`,
  },
  withdrawn: {
    lead: ({ country, amount, isRest }) =>
      `ご希望どおり${country}のeSIMの注文をキャンセルし、${isRest ? '残額' : '全額'}の${amount}を返金しました。`,
    happened: `${refundSentence('withdrawn', 'eSIM')}インストールするものはありません。`,
  },
  returned_by_you: {
    lead: ({ country, amount, isRest }) =>
      `ご希望どおり${country}のeSIMの返品を受け付け、${isRest ? '残額' : '全額'}の${amount}を返金しました。`,
    happened: `${refundSentence('returned_by_you', 'eSIM')}返金の前に取り消したため、もうインストールも使用もできません。`,
  },
  returned_by_us: {
    lead: ({ country, amount, isRest }) =>
      `${country}のeSIMの注文をキャンセルし、${isRest ? '残額' : '全額'}の${amount}を返金しました。`,
    happened: `${refundSentence('returned_by_us', 'eSIM')}eSIMは取り消したため、インストールや使用はしないでください。`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'eSIM')}eSIMは届けていないため、インストールするものはありません。`,
  },
};

const plan: typeof source.refundedWords.plan = {
  undelivered: {
    lead: ({ country, iccid, amount, isRest }) =>
      `ICCIDの末尾が${iccid}のeSIMに${country}のプランを追加できず、申し訳ありません。${isRest ? '残額' : '全額'}の${amount}を返金しました。`,
    happened: `${refundSentence('undelivered', 'plan')}支払いは完了しましたが、通信会社がプランを受け付けませんでした。お待たせしないよう、注文をキャンセルしました。eSIMにあったものは変わりません。`,
  },
  withdrawn: {
    lead: ({ country, iccid, amount, isRest }) =>
      `ご希望どおり、ICCIDの末尾が${iccid}のeSIMについて、${country}のプランの注文をキャンセルし、${isRest ? '残額' : '全額'}の${amount}を返金しました。`,
    happened: `${refundSentence('withdrawn', 'plan')}eSIMにあったものは変わりません。`,
  },
  returned_by_you: {
    lead: ({ country, iccid, amount, isRest }) =>
      `ご希望どおり、ICCIDの末尾が${iccid}のeSIMについて、${country}のプランの返品を受け付け、${isRest ? '残額' : '全額'}の${amount}を返金しました。`,
    happened: `${refundSentence('returned_by_you', 'plan')}返金の前にeSIMから取り消しました。eSIMのほかのプランは変わりません。`,
  },
  returned_by_us: {
    lead: ({ country, iccid, amount, isRest }) =>
      `ICCIDの末尾が${iccid}のeSIMについて、${country}のプランの注文をキャンセルし、${isRest ? '残額' : '全額'}の${amount}を返金しました。`,
    happened: `${refundSentence('returned_by_us', 'plan')}プランはeSIMから取り消しました。eSIMのほかのプランは変わりません。`,
    happenedUndelivered: `${refundSentence('returned_by_us', 'plan')}プランは追加されていません。eSIMにあったものは変わりません。`,
  },
};

export const refundedWords: typeof source.refundedWords = {
  subject: '返金しました',
  preview: (amount, method) => `${amount}は${method}に戻ります。何もする必要はありません。`,
  eSIM,
  plan,
  paidTwice: {
    lead: (country, amount) => `${country}の注文が2回支払われたため、2回目の支払い${amount}を返金しました。`,
    happened: '1件の注文に2回の支払いがありました。',
    next: (amount, method) => `${amount}は${method}に戻ります。${BANK_TIME}何もする必要はありません。`,
    stands: {
      lead: (country, amount) =>
        `${country}の注文が2回支払われました。必要な支払いは1回だけなので、2回目の支払い${amount}を返金しました。`,
      happened:
        '1件の注文に2回の支払いがありました。1回目で支払いは完了していて、この返金はeSIMに影響しません。',
      seeEsim: 'eSIMとコードは注文ページでも確認できます。',
      seePlan: 'プランがどのeSIMにあるかは、注文ページで確認できます。',
    },
  },
  paidTooLate: {
    lead: (country, amount) =>
      `${country}の支払い${amount}は、購入手続きの有効期限が切れた後に届いたため、返金しました。`,
    happened: `${late.title}。${late.text}この支払いに対するeSIMはありません。`,
  },
  free: {
    subject: 'ご注文をキャンセルしました',
    preview: '無料のご注文のため、返金はありません。何もする必要はありません。',
    lead: (country) => `${country}のご注文をキャンセルしました。無料のご注文のため、返金はありません。`,
    happened: 'この注文は終了しました。eSIMをお持ちの場合は、インストールや使用をしないでください。',
    undelivered:
      '通信会社がご注文の品を時間内に用意できなかったため、注文をキャンセルしました。インストールするものはありません。',
  },
  happenedTitle: '返金の理由',
  next: ({ amount, isRest }, method) =>
    `${isRest ? '残額' : '全額'}の${amount}は${method}に戻ります。${BANK_TIME}何もする必要はありません。`,
  seeOthers: 'ほかのプランを見る',
  refund: {
    title: '返金について',
    before: 'これまでの返金',
    total: '全額返金',
    rest: '今回の返金',
  },
};
