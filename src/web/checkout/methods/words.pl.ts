import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: 'Dane karty',
  loading: 'Wczytywanie formularza karty…',
  failed: 'Formularz karty się nie wczytał.',
  otherWays: (other) =>
    `Bloker reklam lub Twoja sieć może blokować Stripe, naszego operatora płatności kartą. ${other ? `${other} działa bez niego.` : 'Wyłącz bloker na tej stronie albo użyj innej przeglądarki lub sieci.'}`,
  complete: 'Dane karty są kompletne',
  incomplete: 'Wpisz pełne dane karty',
  who: 'Płatność obsługuje Stripe. My nigdy nie widzimy numeru Twojej karty.',
};

export const methodWords: typeof source.methodWords = {
  title: 'Dane płatności',
  card: 'Karta kredytowa lub debetowa',
  cards: 'Visa, Mastercard, American Express',
  elsewhereHint: (name) => `${name} otworzy własną stronę, a potem wrócisz tutaj.`,
  paypalHint: 'PayPal otworzy się w osobnym oknie, a potem wrócisz tutaj.',
  currency: 'Waluta',
  notIn: (name, currency) => `${name} nie przyjmuje płatności w ${currency}. Zapłać kartą.`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'Wczytywanie PayPal…',
  failed: {
    title: 'PayPal się nie wczytał.',
    text: 'Spróbuj ponownie albo zapłać kartą.',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: 'Zapisz tę kartę na przyszłość',
  hint: 'Kartę przechowuje Stripe, nasz operator płatności kartą, a my widzimy tylko ostatnie cztery cyfry. Obciążymy ją tylko wtedy, gdy naciśniesz „Kup”. Możesz ją usunąć w panelu w każdej chwili.',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: 'Która karta',
  other: 'Użyj innej karty',
};
