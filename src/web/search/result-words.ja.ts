import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) => `${many}か\u2060国`,
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}、${of}か\u2060国すべて対象`;
    const more = missing - names.length;
    return `${countries}、${listed(more > 0 ? [...names, `ほか${more}か\u2060国`] : names)}は対象外`;
  },
};

export const stopWords: typeof source.stopWords = { add: '渡航先を追加' };

export const tripChipsWords: typeof source.tripChipsWords = { name: '旅行先' };

export const splitWords: typeof source.splitWords = {
  note: 'すべてを1つでカバーするプランはありません。渡航先ごとに選んでください。',
};
