import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? '套餐' : 'eSIM');

export const returnWords: typeof source.returnWords = {
  meta: {
    title: '退订 eSIM',
    description: '确认你要退订 eSIM。',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: '它已被使用、已过期，或缺少一部分。请再次申请退款，我们会发送新的链接。',
    esims: '查看我的 eSIM',
  },
  title: (isTopUp) => spaced`要退订此${thing(isTopUp)}吗？`,
  text: ({ number, country, plan, amount, isTopUp }) =>
    spaced`订单 ${number}：${country}，${plan}。我们会永久收回此${thing(isTopUp)}，并将${amount}退回付款时使用的银行卡或账户。改变主意了？关闭此页面即可，一切不变。`,
  agree: (amount, isTopUp) => spaced`退订${thing(isTopUp)}，退回${amount}`,
  busy: '请稍候…',
  unchanged: '没有任何更改。',
  asked: {
    title: '我们已询问运营商',
    paused: '你的退订申请已登记',
    text: (amount, isTopUp) =>
      spaced`是否收回此${thing(isTopUp)}，由运营商决定。收回后，${amount}会立即退回付款时使用的银行卡或账户。在此之前请勿使用。`,
  },
  done: {
    title: '正在为你退款',
    text: (amount, bankTime, isTopUp) =>
      spaced`${amount}将退回付款时使用的银行卡或账户。${bankTime}${
        isTopUp ? '套餐已从 eSIM 中移除。' : '此 eSIM 已不能再使用。'
      }`,
    home: '返回首页',
  },
};
