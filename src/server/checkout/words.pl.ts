import type * as source from './words.ts';

export const billingWords: typeof source.billingWords = {
  noName: 'Wpisz pełne imię i nazwisko',
  vatNumber: 'Sprawdź numer VAT',
};
