import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: '找不到該國家或地區', text: '我們找不到這個目的地。' },
  guide: (place) => spaced`${place} eSIM 指南`,
  guides: '選購之前',
  browseAll: '瀏覽所有國家和地區',
  search: '搜尋',
  supported: '支援的國家和地區',
  supportedCount: (countries) => `支援的國家和地區（${countries}）`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: '排序',
  sorts: {
    recommended: '推薦',
    price: '價格由低到高',
    data: '數據由多到少',
    duration: '天數由少到多',
    name: '名稱',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: '目前沒有方案',
  covered: (country) => spaced`目前還沒有${country}專屬的方案，但可以使用區域方案。`,
  nothing: (country) => spaced`目前還沒有${country}的方案。`,
  see: (region, price) => spaced`${region}，${price}起`,
  near: (country) => spaced`${country}鄰近地區的方案`,
  from: '起價',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => spaced`除了${country}還要去別的地方？`,
  titleAlone: (country) => spaced`可在${country}使用的方案`,
  coveredBy: (region) => spaced`${region}方案也適用`,
  coveredAlone: (region) => spaced`${region}方案適用`,
  countries: (countries) => (countries === 1 ? '1 個國家或地區' : `${countries} 個國家和地區`),
  countriesFrom: (countries, price) => spaced`${countries}，${price}起`,
};
