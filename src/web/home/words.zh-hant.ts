import { spaced } from '../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: '每一盞燈火，都是一個目的地',
  lead: (destinations) => `目前有 ${destinations} 個目的地提供方案。`,
  map: (destinations) => `世界地圖，${destinations} 個目的地各亮著一盞燈火`,
};

export const popularWords: typeof source.popularWords = {
  title: '熱門目的地',
  viewAll: '查看所有國家和地區',
  loading: '正在載入價格…',
  lost: { title: '無法載入價格資料', again: '重試' },
  garbled: { title: '無法處理國家和地區資料', again: '重試' },
  none: { title: '暫時無法載入各國家和地區的價格。', again: '重新載入' },
  noPrices: '我們無法載入價格。您仍可在上方搜尋目的地。',
};

export const cardWords: typeof source.cardWords = {
  unlimited: '吃到飽',
  getStarted: '開始選購',
  getStartedWith: (country) => spaced`選購${country}方案`,
  from: '起價',
  noUnlimited: '目前沒有吃到飽方案',
  noPlans: '目前沒有方案',
};

export const phoneWords: typeof source.phoneWords = {
  picture: '一支手機，日本 eSIM 使用中，10GB 中剩餘 6.2GB，還剩 18 天',
  landed: '已抵達東京',
  on: '您的日本 eSIM 已開啟',
};
