import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: 'Bağlantı kurulamadı. Lütfen tekrar deneyin.',
  wrong: 'Bir sorun oluştu',
};
