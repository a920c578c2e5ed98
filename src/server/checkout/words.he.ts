import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: 'הזינו את שמכם המלא',
  vatNumber: 'בדקו את מספר המע״מ',
};
