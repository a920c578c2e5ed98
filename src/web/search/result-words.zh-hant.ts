import { spaced } from '../../domain/language-words.zh-hant.ts';
import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) => (many === 1 ? '1 個國家或地區' : `${many} 個國家和地區`),
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}，${of} 地全部涵蓋`;
    return missing > names.length
      ? spaced`${countries}，不含${names.join('、')}等 ${missing} 地`
      : spaced`${countries}，不含${listed(names)}`;
  },
};

export const stopWords: typeof source.stopWords = { add: '再加一站' };

export const tripChipsWords: typeof source.tripChipsWords = { name: '您的旅程' };

export const splitWords: typeof source.splitWords = {
  note: '沒有一個方案能涵蓋所有這些地方。請為每個地方各選一個。',
};
