import type * as source from './words.ts';

export const textNotes: typeof source.textNotes = {
  updated: (date) => `Son güncelleme: ${date}`,
  changed: (date) => `${date} tarihinde değişti`,
  otherLanguage: 'Bu metnin Türkçesi henüz yok.',
  earlier: 'Önceki sürümler',
  from: (date) => `Yürürlük tarihi: ${date}`,
  first: 'İlk sürüm',
  isOld: 'Önceki bir sürümü okuyorsunuz.',
  newest: 'Güncel sürümü okuyun',
};
