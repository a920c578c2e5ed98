import type * as source from './country-loading-words.ts';

export const countryLoadingWords: typeof source.countryLoadingWords = {
  loading: 'eSIMプランを読み込み中…',
  intro:
    '旅行に合わせて日数とデータ容量を選べます。eSIMは1分ほどでメールに届き、到着すると使えるようになります。',
};
