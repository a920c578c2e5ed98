import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: 'İndirim kodunuz mu var?',
  label: 'Kod',
  apply: 'Uygula',
  applied: (code, off) => `${code}: ${off}`,
  remove: 'Kaldır',
  removeLabel: (code) => `${code} kodunu kaldır`,
  empty: 'Lütfen kodunuzu girin.',
  failed: 'Yüklenemedi. Lütfen tekrar deneyin.',
};
