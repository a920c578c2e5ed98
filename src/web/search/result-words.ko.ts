import { listed } from '../core/words.ts';
import type * as source from './result-words.ts';

export const regionLineWords: typeof source.regionLineWords = {
  countries: (many) => `${many}개국`,
  covers: (many, { of, missing, names }) => {
    const countries = regionLineWords.countries(many);
    if (missing === 0) return `${countries}, ${of}개국 모두 포함`;
    const more = missing - names.length;
    return `${countries}, ${listed(more > 0 ? [...names, `그 외 ${more}개국`] : names, ', ')} 미포함`;
  },
};

export const stopWords: typeof source.stopWords = { add: '방문지 추가' };

export const tripChipsWords: typeof source.tripChipsWords = { name: '내 여행' };

export const splitWords: typeof source.splitWords = {
  note: '모두 포함하는 요금제가 없어요. 장소마다 하나씩 골라 주세요.',
};
