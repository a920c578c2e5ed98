import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

type Returned = 'eSIM' | 'plan';

/** What is returned, as sentences name it. */
const named = (what: Returned) => (what === 'eSIM' ? 'eSIM' : '方案');

export const detailsWords: typeof source.detailsWords = {
  title: 'eSIM 詳情和即時狀態',
  facts: {
    country: '國家/地區',
    data: '數據',
    validity: '有效期限',
    order: '訂單編號',
    price: '支付金額',
    refunded: '累計退款',
    paidWith: '付款方式',
    email: '電子信箱',
    bought: '購買日期',
  },
  paid: (price, code) => `${price} ${code}`.trimEnd(),
  order: '您的訂單',
  moreData: {
    title: '更多數據',
    text: (country) => spaced`為此 eSIM 加購${country}方案或新的目的地，不必安裝。`,
  },
  list: {
    title: '從我的清單中移除',
    hidden: '此 eSIM 已隱藏。您可以在「已隱藏的 eSIM」中還原。',
    shown: 'eSIM 在手機上可以繼續使用。您之後可以復原。',
    remove: '刪除 eSIM',
  },
};

export const timelineWords: typeof source.timelineWords = {
  title: '訂單紀錄',
  failed: '無法載入訂單紀錄。',
  steps: {
    paid: '付款',
    ordered: '訂購',
    assigned: '分配',
    installed: '安裝',
    first_use: '首次使用',
    used_80: '已用 80%',
    topped_up: '加購數據',
    ended: '結束',
  },
  ends: {
    depleted: '數據已用完',
    expired: '已過期',
    lapsed: '已失效',
    revoked: '已收回',
    refunded: '已退款',
  },
  sources: {
    shop: '我們的紀錄',
    network: '電信業者的紀錄',
    noticed: '我們首次發現',
  },
  from: (when, from) => phrase`${when}，${from}`,
  never: '從未',
  notYet: '尚未',
};

export const liveStatusWords: typeof source.liveStatusWords = {
  title: '即時狀態',
  refresh: '重新整理',
  returned: '此 eSIM 已被收回，電信業者已沒有它的紀錄。',
  failed: {
    title: '目前無法連線到電信業者。',
    text: '這是電信業者上次提供的資訊。請幾分鐘後再試。',
  },
  facts: {
    status: '狀態',
    state: '電信業者狀態',
    data: '方案數據',
    used: '已用',
    remaining: '剩餘',
    usage: '用量',
    atFullSpeed: '今日高速數據',
    assigned: '分配日期',
    reference: '分配編號',
    daysStarted: '開始日期',
    daysEnd: '結束日期',
    updated: '上次更新',
  },
  technical: '技術資訊',
  unknown: '未知',
  leftOf: (left, of) => `${left}/${of}`,
};

export const refundOfferWords: typeof source.refundOfferWords = {
  title: '退款',
  offer: (what, until) =>
    phrase`${spaced`如果未使用，您可以退訂此${named(what)}並取得全額退款。截止時間：`}${until}。`,
  coming: (amount) => `${amount} 正在退還給您。`,
  sent: (amount, date) => phrase`${amount} 已退還給您，日期：${date}。`,
  takenBack: (what) => spaced`此${named(what)}已被收回，沒有退款。`,
};

export const returnAskedWords: typeof source.returnAskedWords = {
  title: '我們已詢問電信業者',
  paused: '您的退訂申請已登記',
  text: (what, amount) =>
    spaced`是否收回此${named(what)}由電信業者決定。如果收回，${amount} 會依原付款方式退回。在此之前請勿使用。`,
};

export const refundDialogWords: typeof source.refundDialogWords = {
  question: (what) => spaced`要退訂此${named(what)}嗎？`,
  terms: (place, plan, what, price) =>
    spaced`我們會永久收回您的${place}${what === 'eSIM' ? ' eSIM' : '方案'}（${plan}）。${price} 會依原付款方式退回。`,
  stays: {
    plan: '您的 eSIM 和其他方案維持不變。',
    eSIM: '如果它已安裝在手機上，請將其移除。',
  },
  yes: (what, price) => spaced`退訂${named(what)}，退款 ${price}`,
  keep: '保留',
  failed: '沒有任何變更。',
  confirm: {
    title: '請查看電子信箱',
    sent: (to) => `我們已將確認信寄至 ${to}。`,
    text: (what, hours) =>
      spaced`此${named(what)}是用該電子信箱購買的，與您帳號的電子信箱不同。要退訂，請在 ${hours} 小時內開啟電子郵件中的連結。在此之前不會有任何變更。`,
  },
  returned: {
    title: '正在為您退款',
    amount: (price) => `${price} 會依原付款方式退回。`,
    plan: '方案已從您的 eSIM 上移除。',
    eSIM: '此 eSIM 已無法使用。',
  },
};
