import { spaced } from '../../domain/language-words.zh-hans.ts';
import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) => (many === 1 ? '1 个国家或地区' : `${many} 个国家和地区`),
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}，${of} 地全部覆盖`;
    return missing > names.length
      ? spaced`${countries}，不含${names.join('、')}等 ${missing} 地`
      : spaced`${countries}，不含${listed(names)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: '再加一站' };

export const tripChipsWords: typeof source.tripChipsWords = { name: '你的旅行' };

export const splitWords: typeof source.splitWords = {
  note: '没有一个套餐能覆盖所有这些地方。请为每个地方各选一个。',
};
