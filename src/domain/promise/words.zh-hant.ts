import { spaced } from '../language-words.zh-hant.ts';
import { formatHours } from './refund-time.ts';
import { BANK_TIME, WITHDRAW_LINK } from './time-words.ts';
import { WITHDRAWAL_DAYS } from './withdrawal-period.ts';
import type * as source from './words.ts';

export const refundPromise: typeof source.refundPromise = {
  short: (hours, what) =>
    what === 'plan'
      ? spaced`購買後${formatHours(hours)}內，只要方案未啟用且未使用，即可全額退款。`
      : spaced`購買後${formatHours(hours)}內，只要 eSIM 未啟用且未使用，即可全額退款。`,
  whole: (hours) => spaced`購買後${formatHours(hours)}內，只要 eSIM 未啟用且未使用，您就能取得全額退款`,
  after:
    '超過這個期限，或 eSIM 經啟用或使用後，方案恕不退款；但因我們或電信業者的故障而無法使用，且我們無法修復，或法律賦予您更多權利時，不在此限。',
  broken: '如果方案因我們或電信業者的故障而無法使用，且我們無法修復，我們會退款。',
  fault: '請在故障發生當下聯絡我們，讓我們查明原因。',
  undelivered: '如果我們無法交付，會退還您支付的全部款項，您不必申請。',
  money: `我們會立即將款項退回您付款時使用的卡片或帳戶。${BANK_TIME}如果您對同一筆訂單重複付款，我們會自動退還第二筆付款。`,
};

export const withdrawalPromise: typeof source.withdrawalPromise = {
  title: '您的契約解除權',
  link: WITHDRAW_LINK,
  confirm: '確認解除契約',
  right: `如果您是歐盟的消費者，可以在 ${WITHDRAWAL_DAYS} 天內解除契約，不必說明理由。期限自付款成功的次日起算。如果最後一天是星期六或星期日，則順延至隨後的星期一。`,
  otherWay: '您也可以用其他明確的方式通知我們，例如寄電子郵件至',
  receipt: '我們會立即以電子郵件確認收到的內容和時間。您只要在期限結束前通知我們即可。',
  money: `之後，我們會依您付款的方式退還您支付的全部款項，不會拖延，最遲在 ${WITHDRAWAL_DAYS} 天內完成。您不必負擔任何費用。${BANK_TIME}`,
  ends: '結帳時，您會要求我們立即交付，並確認您知悉：eSIM 或加到 eSIM 的方案一經啟用或使用，契約解除權即告消滅。',
};

/** Every version, as in English. */
export const consentTexts: {
  readonly [Version in keyof typeof source.consentTexts]: {
    readonly [Key in keyof (typeof source.consentTexts)[Version]]: string;
  };
} = {
  '2026-11': {
    begin: '我要求在可以解除契約的 14 天期限結束前，立即交付我的方案。',
    ends: '我知悉，方案一經啟用或使用，我的契約解除權即告消滅。',
  },
};
