import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: 'Lütfen adınızı ve soyadınızı girin',
  vatNumber: 'Lütfen KDV numarasını kontrol edin',
};
