import { spaced } from '../../domain/language-words.zh-hans.ts';
import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? '套餐' : 'eSIM');

export const askOrderWords: typeof source.askOrderWords = {
  title: '撤回合同',
  lead: '是哪一笔订单？订单号在附有 eSIM 的邮件中，那里还有直达下一步的链接。',
  number: '订单号',
  numberHint: '例如 SP-7F3K-92QD',
  email: '订单的邮箱地址',
  next: '继续',
  noNumber: '请输入订单号，例如 SP-7F3K-92QD',
  otherWay: (mail) => phrase`没有订单号？发邮件至 ${mail} 表明你要撤回，同样有效。`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: '你的订单',
  what: (country, plan, days) => `${country}，${plan}，${days}`,
  until: (number, until) => phrase`${number}。撤回期限：${until}。`,
  choose: '撤回',
  chooseOf: (number) => `撤回订单 ${number} 的合同`,
  other: '是其他订单？请输入订单号和邮箱地址。',
};

export const mailedWords: typeof source.mailedWords = {
  title: '请查看邮件',
  text: (days) =>
    `如果存在与此订单号和地址相符的订单，我们会向你发送通往最后一步的链接。链接在 ${days} 天内有效，你的撤回从现在起算。`,
  again: '换一个订单号',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    spaced`我们会永久收回此${thing(isTopUp)}，并将${amount}退回付款时使用的银行卡或账户。如果它已被激活或使用，我们会核查并通过邮件回复你。`,
  contract: '我撤回此合同',
  what: (country, plan) => `${country}，${plan}`,
  until: (until) => phrase`撤回期限：${until}。`,
  name: '你的姓名',
  email: '确认邮件发送至',
  emailHint: '我们会把回执发送到这里，以及订单的邮箱地址。',
  noName: '请输入你的姓名',
  confirm: withdrawalPromise.confirm,
  failed: '没有任何更改。',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: '你已撤回此合同',
  received: (number, at) => phrase`我们已收到订单 ${number} 的撤回，时间：${at}。你会通过邮件收到回执。`,
  next: {
    undelivered: (isTopUp) => spaced`你的${thing(isTopUp)}正在订购中。订购完成后，我们会立即收回并自动退款。`,
    received: (isTopUp) => spaced`运营商目前没有响应。一旦响应，我们会收回此${thing(isTopUp)}并自动退款。`,
    asked: (isTopUp) => spaced`是否收回此${thing(isTopUp)}，由运营商决定。收回后立即退款。在此之前请勿使用。`,
    refunding: () => '正在为你退款。',
    refunded: () => '款项已按原付款方式退回。',
  },
  all: (amount) => spaced`你将收到退款${amount}，即你支付的全部款项。`,
  rest: (amount, before) => spaced`你将收到退款${amount}。加上此前退回的${before}，即你支付的全部款项。`,
  before: (before) => spaced`你支付的${before}此前已退回。`,
  refused: '此处不能自动退款。我们会人工核查，并通过邮件回复你。',
  home: '返回首页',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: '没有合同',
  returned: '此订单已退款',
  too_late: '撤回期限已过',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: '此链接无效',
  text: '它已过期，或缺少一部分。请输入订单号，我们会发送新的链接。',
  byNumber: '输入订单号',
};

export const notServedWords: typeof source.notServedWords = {
  title: '退款',
  text: '何时可以退款、如何申请，请见《退款政策》。',
};

export const checkingWords: string = '正在查找你的订单…';
