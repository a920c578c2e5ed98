import type * as source from './words.ts';

export const articleWords: typeof source.articleWords = {
  translation: 'Bu çeviri kolaylık olması içindir. Esas olan İngilizce metindir.',
  english: 'İngilizce metni okuyun',
  updated: (date) => `Son güncelleme: ${date}`,
  contents: 'Bu sayfada',
};

export const retentionWords: typeof source.retentionWords = { kept: 'Saklama süresi:' };
