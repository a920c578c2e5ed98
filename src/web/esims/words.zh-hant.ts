import { spaced } from '../../domain/language-words.zh-hant.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: '刪除 eSIM',
  keep: '保留',
  text: (country, plan) =>
    spaced`「${country}，${plan}」將從清單中移除。它在手機上可以繼續使用，您可以在「已隱藏的 eSIM」中找到它。這不是退款。`,
  failed: '無法刪除 eSIM，請再試一次。',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: '無法載入您的 eSIM',
  text: '您的 eSIM 不受影響。請檢查網路連線後再試。',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `已隱藏的 eSIM（${count}）`,
  plan: (plan, days, iccid) => `${plan}，${days}，ICCID …${iccid}`,
  restore: '還原',
  which: (country, iccid) => `${country}，ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: '無法還原 eSIM，請再試一次。',
    text: '它仍在「已隱藏的 eSIM」中。',
  },
  hidden: (country) => spaced`您的${country} eSIM 已從清單中移除。`,
  undo: '復原',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: '還沒有 eSIM',
  text: '您購買的第一張 eSIM 會顯示在這裡，隨時可以安裝。',
  browse: '瀏覽方案',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`已購買 ${count} 張 eSIM`,
  countAloud: (count) => `已購買 ${count} 張 eSIM`,
  more: (left) => `顯示更多 eSIM（${left}）`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => spaced`您的${country}訂單已退款`,
  coming: (amount, method, order) =>
    method === null
      ? `訂單 ${order} 的 ${amount} 正在退回。`
      : spaced`訂單 ${order} 的 ${amount} 正在退回${method}。`,
  sent: (amount, method, order) =>
    method === null
      ? `訂單 ${order} 的 ${amount} 已依原付款方式退回。`
      : spaced`訂單 ${order} 的 ${amount} 已退回${method}。`,
  order: '查看訂單',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => spaced`${country}的付款還在確認中`,
    text: (order) => `訂單 ${order} 正在等待確認結果。`,
  },
  paid: {
    eSIM: (country) => spaced`正在為您準備${country} eSIM`,
    plan: (country) => spaced`正在加入您加購的${country}數據`,
    text: (order) => `訂單 ${order} 已付款。您可以關閉此頁面，準備好後，我們會立即寄電子郵件通知您。`,
  },
};
