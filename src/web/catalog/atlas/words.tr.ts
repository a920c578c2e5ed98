import type * as source from './words.ts';

export const atlasWords: typeof source.atlasWords = {
  popular: 'Popüler',
  parts: 'Dünyanın bölgeleri',
  inOrder: (countries) => (countries === 1 ? '1 ülke' : `${countries} ülke, en çok ziyaret edilenler önce`),
  all: (countries) => `${countries} ülkenin tamamı, A’dan Z’ye`,
  letters: 'Baş harfler',
  from: 'en ucuz paket',
  nothingYet: 'Henüz satışta değil',
};
