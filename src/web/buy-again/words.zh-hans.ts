import { spaced } from '../../domain/language-words.zh-hans.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: '再次购买',
  title: '再次购买此套餐？',
  terms: (email) =>
    phrase`这是新的 eSIM，不是给现有 eSIM 加流量。我们会立即从你的银行卡扣款，并把二维码发送至 ${email}。`,
  noPrice: '无法加载价格。',
  gone: {
    title: '此套餐已停售。',
    others: (country) => spaced`查看其他${country}套餐`,
  },
  busy: '正在处理付款…',
  buy: (total) => `立即购买 • ${total}`,
  otherWay: '用其他方式付款',
  bought: {
    title: (iccid) => `eSIM 购买成功！ICCID：${iccid}`,
    text: (email) => `它已在你的列表中。二维码正在发送至 ${email}。`,
  },
  onItsWay: {
    title: (country) => spaced`正在为你准备${country} eSIM`,
    text: (email) => `付款已完成。我们会把它发送至 ${email}。`,
  },
  bankWaits: {
    title: '银行仍在核实这笔付款',
    text: '核实后，我们会立即把 eSIM 发送到你的邮箱。',
  },
  failed: (why) => `购买失败：${why ?? '请重试。'}`,
  unanswered: '购买失败，请重试。',
  toCheckout: '前往结账',
  card: '银行卡',
};
