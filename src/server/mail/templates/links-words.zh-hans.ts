import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './links-words.ts';

const oneHour = '此链接在 1 小时内有效，只能使用一次。';

export const verifyAddressWords: typeof source.verifyAddressWords = {
  subject: '确认你的邮箱地址',
  lead: '请确认这是你的邮箱地址。',
  why: '确认后，用此地址购买的所有内容（包括以访客身份下的订单）都会出现在你的账户中。请在已登录的浏览器中打开链接。',
  action: '确认地址',
  expiry: oneHour,
  ignore: '没有在我们这里注册过账户？你可以忽略此邮件。只要你不点击链接，账户就会一直是空的。',
};

export const resetPasswordWords: typeof source.resetPasswordWords = {
  subject: '设置新密码',
  lead: '你申请了重新设置账户密码。',
  why: '设置后，所有设备都会退出登录，请用新密码登录。',
  action: '设置密码',
  expiry: oneHour,
  ignore: '没有申请过？你可以忽略此邮件。你的密码不会改变。',
};

export const accountReadyWords: typeof source.accountReadyWords = {
  subject: '为你的账户设置密码',
  lead: '你在购买 eSIM 时申请了账户。你购买的内容已在账户中。',
  why: '设置密码后，你可以在任何设备上查看 eSIM、激活码和剩余流量。',
  action: '设置密码',
  expiry: (days) => `此链接在 ${days} 天内有效，只能使用一次。之后，可以在登录时点击“忘记密码？”获取新链接。`,
  ignore: '没有在我们这里购买过？你可以忽略此邮件。没有此链接，任何人都无法登录这个账户。',
};

export const claimPurchaseWords: typeof source.claimPurchaseWords = {
  subject: '把这笔订单添加到你的账户',
  lead: (plan) => `有人未登录就用此地址购买了 eSIM（${plan}）。你在我们这里已有账户。`,
  why: (order) =>
    `如果是你本人，请打开订单 ${order}，在那里登录，然后点击“保存到我的账户”。不记得密码？可以在登录时点击“忘记密码？”重新设置。`,
  action: '打开订单',
  expiry: '任何人都可以通过此链接查看订单，请不要分享给别人。',
  ignore: '不是你本人？你可以忽略此邮件。你的账户不会改变。',
};

export const confirmReturnWords: typeof source.confirmReturnWords = {
  subject: '要退订这张 eSIM 吗？',
  lead: (order, plan) =>
    `有人申请退订订单 ${order}（${plan}）的 eSIM 并退款。它是用此地址购买的，我们无法确定申请是否由你本人提出。`,
  why: '如果你要退订，请打开页面并点击其中的按钮。eSIM 将停止工作，全部价款会退回付款时使用的银行卡或账户。',
  action: '查看申请',
  expiry: (hours) => `此链接在 ${hours} 小时内有效，只能使用一次。`,
  ignore: '不想退订？你可以忽略此邮件。eSIM 不会改变。',
};

export const withdrawalLinkWords: typeof source.withdrawalLinkWords = {
  subject: '确认撤回合同',
  lead: (order, plan) => `有人申请撤回订单 ${order}（${plan}）的合同，下单时使用的是此地址。`,
  why: (moment) =>
    spaced`如果是你本人，请打开页面并点击“${withdrawalPromise.confirm}”。申请时间以${moment}为准。`,
  action: withdrawalPromise.link,
  expiry: (days) => `此链接在 ${days} 天内有效。`,
  ignore: '不想撤回？你可以忽略此邮件。一切保持不变。',
};
