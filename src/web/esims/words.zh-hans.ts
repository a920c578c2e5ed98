import { spaced } from '../../domain/language-words.zh-hans.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: '删除 eSIM',
  keep: '保留',
  text: (country, plan) =>
    spaced`“${country}，${plan}”将从列表中移除。它在手机上可以继续使用，你可以在“已隐藏的 eSIM”中找到它。这不是退款。`,
  failed: '无法删除 eSIM，请重试。',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: '无法加载你的 eSIM',
  text: '你的 eSIM 没有受到影响。请检查网络连接后重试。',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `已隐藏的 eSIM（${count}）`,
  plan: (plan, days, iccid) => `${plan}，${days}，ICCID …${iccid}`,
  restore: '恢复',
  which: (country, iccid) => `${country}，ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: '无法恢复 eSIM，请重试。',
    text: '它仍在“已隐藏的 eSIM”中。',
  },
  hidden: (country) => spaced`你的${country} eSIM 已从列表中移除。`,
  undo: '撤销',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: '还没有 eSIM',
  text: '你购买的第一张 eSIM 会显示在这里，随时可以安装。',
  browse: '浏览套餐',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`已购买 ${count} 张 eSIM`,
  countAloud: (count) => `已购买 ${count} 张 eSIM`,
  more: (left) => `显示更多 eSIM（${left}）`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => spaced`你的${country}订单已退款`,
  coming: (amount, method, order) =>
    method === null
      ? `订单 ${order} 的 ${amount} 正在退回。`
      : spaced`订单 ${order} 的 ${amount} 正在退回${method}。`,
  sent: (amount, method, order) =>
    method === null
      ? `订单 ${order} 的 ${amount} 已按原付款方式退回。`
      : spaced`订单 ${order} 的 ${amount} 已退回${method}。`,
  order: '查看订单',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => spaced`${country}的付款仍在核实`,
    text: (order) => `订单 ${order} 正在等待核实结果。`,
  },
  paid: {
    eSIM: (country) => spaced`正在为你准备${country} eSIM`,
    plan: (country) => spaced`正在添加你加购的${country}流量`,
    text: (order) => `订单 ${order} 已付款。你可以关闭此页面，准备好后我们会立即发送邮件给你。`,
  },
};
