import { spaced } from '../../domain/language-words.zh-hant.ts';
import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? '方案' : 'eSIM');

export const askOrderWords: typeof source.askOrderWords = {
  title: '解除契約',
  lead: '是哪一筆訂單？訂單編號在附有 eSIM 的電子郵件中，那裡也有直達下一步的連結。',
  number: '訂單編號',
  numberHint: '例如 SP-7F3K-92QD',
  email: '訂單的電子信箱',
  next: '繼續',
  noNumber: '請輸入訂單編號，例如 SP-7F3K-92QD',
  otherWay: (mail) => phrase`沒有訂單編號？寄電子郵件至 ${mail} 表明您要解除契約，同樣有效。`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: '您的訂單',
  what: (country, plan, days) => `${country}，${plan}，${days}`,
  until: (number, until) => phrase`${number}。解除契約期限：${until}。`,
  choose: '解除契約',
  chooseOf: (number) => `解除訂單 ${number} 的契約`,
  other: '是其他訂單？請輸入訂單編號和電子信箱。',
};

export const mailedWords: typeof source.mailedWords = {
  title: '請查看電子信箱',
  text: (days) =>
    `如果有符合此訂單編號和電子信箱的訂單，我們會寄出前往最後一步的連結。連結在 ${days} 天內有效，並以現在作為您提出解除契約的時間。`,
  again: '換一個訂單編號',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    spaced`我們會永久收回此${thing(isTopUp)}，並將${amount}退回付款時使用的卡片或帳戶。如果已啟用或使用過，我們會由專人審核，再寫信通知您。`,
  contract: '我要解除此契約',
  what: (country, plan) => `${country}，${plan}`,
  until: (until) => phrase`解除契約期限：${until}。`,
  name: '您的姓名',
  email: '確認信寄送至',
  emailHint: '我們會把確認信寄到這裡，也會寄到訂單的電子信箱。',
  noName: '請輸入您的姓名',
  confirm: withdrawalPromise.confirm,
  failed: '沒有任何變更。',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: '您已解除此契約',
  received: (number, at) =>
    phrase`我們已收到訂單 ${number} 的解除契約通知，時間：${at}。確認信會寄到您的電子信箱。`,
  next: {
    undelivered: (isTopUp) => spaced`您的${thing(isTopUp)}正在訂購中。訂購完成後，我們會立即收回並自動退款。`,
    received: (isTopUp) =>
      spaced`電信業者目前沒有回應。一有回應，我們就會收回此${thing(isTopUp)}並自動退款。`,
    asked: (isTopUp) =>
      spaced`是否收回此${thing(isTopUp)}，由電信業者決定。收回後立即退款。在那之前請勿使用。`,
    refunding: () => '正在為您退款。',
    refunded: () => '款項已依原付款方式退回。',
  },
  all: (amount) => spaced`您將收到退款${amount}，即您支付的全部款項。`,
  rest: (amount, before) => spaced`您將收到退款${amount}。加上先前退回的${before}，即您支付的全部款項。`,
  before: (before) => spaced`您支付的${before}先前已退回。`,
  refused: '此處無法自動退款。我們會由專人審核，再寫信通知您。',
  home: '返回首頁',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: '沒有契約',
  returned: '此訂單已退款',
  too_late: '解除契約期限已過',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: '此連結無效',
  text: '連結已過期或不完整。請輸入訂單編號，我們會寄新的連結給您。',
  byNumber: '輸入訂單編號',
};

export const notServedWords: typeof source.notServedWords = {
  title: '退款',
  text: '何時可以退款、如何申請，請見《退款政策》。',
};

export const checkingWords: string = '正在查詢您的訂單…';
