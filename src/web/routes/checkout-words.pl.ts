import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: 'Bezpieczna płatność', description: 'Zapłać za eSIM na podróże.' },
  invalid: {
    title: 'Nieprawidłowe dane pakietu',
    text: 'Ten pakiet nie jest już dostępny. Nie pobrano opłaty.',
    dashboard: 'Wróć do panelu',
  },
  lost: {
    title: 'Ta strona się nie wczytała',
    text: 'Jeśli płatność właśnie się odbyła, nie płać ponownie. eSIM przyjdzie e‑mailem. Jeśli nie, nie pobrano opłaty.',
  },
  failed: {
    title: 'Strona płatności się nie wczytała',
    text: 'Nie udało się pobrać ceny. Sprawdź połączenie i spróbuj ponownie. Nie pobrano opłaty.',
  },
};
