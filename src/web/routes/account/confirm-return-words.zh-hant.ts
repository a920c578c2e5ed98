import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? '方案' : 'eSIM');

export const returnWords: typeof source.returnWords = {
  meta: {
    title: '退訂 eSIM',
    description: '確認您要退訂 eSIM。',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: '連結已使用過、已過期或不完整。請再次申請退款，我們會寄新的連結給您。',
    esims: '查看我的 eSIM',
  },
  title: (isTopUp) => spaced`要退訂此${thing(isTopUp)}嗎？`,
  text: ({ number, country, plan, amount, isTopUp }) =>
    spaced`訂單 ${number}：${country}，${plan}。我們會永久收回此${thing(isTopUp)}，並將${amount}退回付款時使用的卡片或帳戶。改變主意了？關閉此頁面即可，一切不變。`,
  agree: (amount, isTopUp) => spaced`退訂${thing(isTopUp)}，退款${amount}`,
  busy: '請稍候…',
  unchanged: '沒有任何變更。',
  asked: {
    title: '我們已詢問電信業者',
    paused: '您的退訂申請已登記',
    text: (amount, isTopUp) =>
      spaced`是否收回此${thing(isTopUp)}，由電信業者決定。收回後，${amount}會立即退回付款時使用的卡片或帳戶。在那之前請勿使用。`,
  },
  done: {
    title: '正在為您退款',
    text: (amount, bankTime, isTopUp) =>
      spaced`${amount}將退回付款時使用的卡片或帳戶。${bankTime}${
        isTopUp ? '方案已從 eSIM 中移除。' : '此 eSIM 已無法再使用。'
      }`,
    home: '返回首頁',
  },
};
