import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

type Returned = 'eSIM' | 'plan';

/** What is returned, as sentences name it. */
const named = (what: Returned) => (what === 'eSIM' ? 'eSIM' : '套餐');

export const detailsWords: typeof source.detailsWords = {
  title: 'eSIM 详情和实时状态',
  facts: {
    country: '国家/地区',
    data: '流量',
    validity: '有效期',
    order: '订单号',
    price: '支付价格',
    refunded: '累计退款',
    paidWith: '付款方式',
    email: '邮箱',
    bought: '购买日期',
  },
  paid: (price, code) => `${price} ${code}`.trimEnd(),
  order: '你的订单',
  moreData: {
    title: '更多流量',
    text: (country) => spaced`为此 eSIM 添加${country}套餐或新的目的地，无需安装。`,
  },
  list: {
    title: '从我的列表中移除',
    hidden: '此 eSIM 已隐藏。你可以在“已隐藏的 eSIM”中恢复。',
    shown: 'eSIM 在手机上可以继续使用。此操作可以撤销。',
    remove: '删除 eSIM',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: '订单记录',
  failed: '无法加载订单记录。',
  steps: {
    paid: '付款',
    ordered: '订购',
    assigned: '分配',
    installed: '安装',
    first_use: '首次使用',
    used_80: '已用 80%',
    topped_up: '加流量',
    ended: '结束',
  },
  ends: {
    depleted: '流量已用完',
    expired: '已过期',
    lapsed: '已失效',
    revoked: '已收回',
    refunded: '已退款',
  },
  sources: {
    shop: '我们的记录',
    network: '运营商的记录',
    noticed: '我们首次发现',
  },
  from: (when, from) => phrase`${when}，${from}`,
  never: '从未',
  notYet: '尚未',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: '实时状态',
  refresh: '刷新',
  returned: '此 eSIM 已被收回，运营商已没有它的记录。',
  failed: {
    title: '目前无法连接运营商。',
    text: '这是运营商上次提供的信息。请几分钟后重试。',
  },
  facts: {
    status: '状态',
    state: '运营商状态',
    data: '套餐流量',
    used: '已用',
    remaining: '剩余',
    usage: '用量',
    atFullSpeed: '今日高速流量',
    assigned: '分配日期',
    reference: '分配编号',
    daysStarted: '开始日期',
    daysEnd: '结束日期',
    updated: '上次更新',
  },
  technical: '技术信息',
  unknown: '未知',
  leftOf: (left, of) => `${left}/${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: '退款',
  offer: (what, until) =>
    phrase`${spaced`如果未使用，你可以退订此${named(what)}并获得全额退款。截止时间：`}${until}。`,
  coming: (amount) => `${amount} 正在退回给你。`,
  sent: (amount, date) => phrase`${amount} 已退回给你，日期：${date}。`,
  takenBack: (what) => spaced`此${named(what)}已被收回，没有退款。`,
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: '我们已询问运营商',
  paused: '你的退订申请已登记',
  text: (what, amount) =>
    spaced`是否收回此${named(what)}由运营商决定。如果收回，${amount} 会按原付款方式退回。在此之前请不要使用它。`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => spaced`退订此${named(what)}？`,
  terms: (place, plan, what, price) =>
    spaced`我们会永久收回你的${place}${what === 'eSIM' ? ' eSIM' : '套餐'}（${plan}）。${price} 会按原付款方式退回。`,
  stays: {
    plan: '你的 eSIM 和其他套餐保持不变。',
    eSIM: '如果它已安装在手机上，请将其移除。',
  },
  yes: (what, price) => spaced`退订${named(what)}，退回 ${price}`,
  keep: '保留',
  failed: '没有任何更改。',
  confirm: {
    title: '请查看邮箱',
    sent: (to) => `我们已向 ${to} 发送确认邮件。`,
    text: (what, hours) =>
      spaced`此${named(what)}是用该地址购买的，与你账户的地址不同。要退订，请在 ${hours} 小时内打开邮件中的链接。在此之前不会有任何更改。`,
  },
  returned: {
    title: '正在为你退款',
    amount: (price) => `${price} 会按原付款方式退回。`,
    plan: '套餐已从你的 eSIM 上移除。',
    eSIM: '此 eSIM 已无法使用。',
  },
};
