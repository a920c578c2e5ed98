import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? `購入から${formatHours(hours)}は、プランを有効化も使用もしていなければ、全額返金します。`
      : `購入から${formatHours(hours)}は、eSIMを有効化も使用もしていなければ、全額返金します。`,
  whole: (hours) =>
    `購入から${formatHours(hours)}は、eSIMを有効化も使用もしていなければ、全額返金を受けられます`,
  after:
    'この期間を過ぎた後や、eSIMを有効化または使用した後は、プランを返金しません。ただし、当社または通信会社の不具合でプランを使えず、当社がそれを直せない場合と、法律でより広い権利が認められる場合を除きます。',
  broken: '当社または通信会社の不具合でプランを使えず、当社がそれを直せない場合は、返金します。',
  fault: '不具合が起きている間にご連絡ください。原因を調べられます。',
  undelivered: 'お届けできない場合は、支払われた全額を返金します。申請は必要ありません。',
  money: `支払いに使われたカードまたは口座に、すぐに返金します。${BANK_TIME}同じ注文に2回支払われた場合、2回目の支払いは自動で返金します。`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: '契約の撤回権',
  link: WITHDRAW_LINK,
  confirm: '撤回を確定',
  right: `欧州連合（EU）の消費者は、${WITHDRAWAL_DAYS}日以内であれば、理由を示さずに契約を撤回できます。期間は支払い完了の翌日から数えます。期間の最終日が土曜日または日曜日の場合は、次の月曜日が最終日になります。`,
  otherWay: 'ほかの明確な方法でも撤回を通知できます。メールの宛先は',
  receipt:
    '撤回の通知を受け取ったら、その内容と日時をすぐにメールでお知らせします。期間が終わる前に通知を送れば有効です。',
  money: `その後、支払われた全額を、支払いと同じ方法で、遅滞なく、遅くとも${WITHDRAWAL_DAYS}日以内に返金します。費用はかかりません。${BANK_TIME}`,
  ends: '購入手続きでは、即時の提供を求めることと、eSIMまたはeSIMに追加したプランを有効化または使用した時点で撤回権がなくなることを確認していただきます。',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin: '契約を撤回できる14日間が終わる前に、プランをすぐに提供することを求めます。',
    ends: 'プランを有効化または使用した時点で、撤回権がなくなることを理解しています。',
  },
};
