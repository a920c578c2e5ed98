import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: '方案目錄',
  places: { countries: '國家/地區', regions: '區域' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: '搜尋國家或地區',
  searchExample: '美國、西班牙、日本…',
  searching: '正在搜尋國家和地區…',
  found: (found, query) => `找到 ${found} 個與「${query}」相符的國家和地區`,
  every: '所有國家和地區',
  unknownPart: '我們找不到這個地區。',
  allLoaded: (total) => `已顯示全部國家和地區（共 ${total} 個）`,
  showMore: '顯示更多國家和地區',
  failed: {
    title: '無法載入國家和地區',
    text: '我們無法載入內容。請檢查網路連線，然後再試一次。',
  },
  empty: '目前沒有國家或地區。',
  nothingFound: {
    title: '找不到相符的國家或地區。',
    text: '請試試國家或地區的名稱、代碼，或所在的洲。',
    clear: '清除搜尋',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: '查看所有方案',
  viewPlansOf: (country) => spaced`查看${country}的所有方案`,
  noPlans: '目前沒有方案',
  unlimitedFrom: '吃到飽起價',
  seeFixed: '查看定量方案',
  seeOthers: '查看方案',
  seeOf: (see, country) => `${country}：${see}`,
  unlimitedForADay: '1 天吃到飽：',
  nothingYet: '尚未開賣',
};
