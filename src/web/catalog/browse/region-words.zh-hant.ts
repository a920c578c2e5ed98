import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './region-words.ts';

export const regionListWords: typeof source.regionListWords = {
  failed: {
    title: '無法載入區域方案',
    text: '我們無法載入區域方案。請檢查網路連線，然後再試一次。',
  },
  empty: {
    title: '目前沒有區域方案。',
    text: '單一國家或地區的方案照常販售。',
    browse: '瀏覽所有國家和地區',
  },
};

export const regionCardWords: typeof source.regionCardWords = {
  holds: (countries, plans) =>
    `${countries === 1 ? '1 個國家或地區' : `${countries} 個國家和地區`}，${plans} 個方案`,
  from: '起價',
  seePlans: '查看方案',
  variants: (region) => spaced`更多與${region}類似的方案`,
  counted: (name, count) => `${name}（${count}）`,
};
