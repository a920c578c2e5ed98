import { toPlace } from '../../domain/language-words.pl.ts';
import { by, CARD } from '../../domain/money-words.pl.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: 'Bezpieczna płatność',
  loading: 'Wczytywanie bezpiecznej płatności…',
  backTo: {
    esims: 'Twoje eSIM‑y',
    plans: (country) => `Pakiety ${toPlace(country)}`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: 'Cena w tym linku jest nieaktualna.',
  text: (claimed, now) =>
    `W linku jest ${claimed}. Pakiet kosztuje teraz ${now} i od tej ceny liczona jest kwota do zapłaty.`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: 'Wpisz pełne dane karty',
  button: (total) => `Kupuję i płacę • ${total}`,
  total: (amount) => `Razem ${amount}`,
  busy: 'Przetwarzanie płatności…',
};

export const waitingWords: typeof source.waitingWords = {
  window: 'Dokończ w oknie PayPal. Jeśli go nie widzisz, zajrzyj za to okno.',
};

/** 'Płatność kartą', 'Płatność PayPal'. */
const paymentBy = (method: string) => `Płatność ${method === CARD ? by(method) : method}`;

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `Zakup się nie powiódł: ${why}`,
  failed: (method, why) =>
    why
      ? `${paymentBy(method)} się nie powiodła: ${why}`
      : `${paymentBy(method)} się nie powiodła. Spróbuj ponownie.`,
  notCharged: 'Nie pobrano opłaty. Wpisane dane nadal tu są.',
  kept: 'Wpisane dane nadal tu są.',
  payByCard: 'Zapłać kartą',
  otherCard: 'Użyj innej karty',
  payWith: (method) => `Zapłać ${by(method)}`,
  unsure:
    'Nie udało nam się ustalić, czy opłata została pobrana. Możesz bezpiecznie zapłacić ponownie, bo za jeden zakup nigdy nie płacisz dwa razy.',
  priceChanged: {
    title: 'Cena zmieniła się w międzyczasie.',
    text: (was, now) => `Było ${was}, teraz jest ${now}. Sprawdź kwotę do zapłaty.`,
  },
  paidBefore: (esims) => phrase`Opłaty nie pobrano po raz drugi. ${esims} albo zapłać, aby kupić kolejny.`,
  signInAgain: 'Zaloguj się ponownie',
  notReady: 'Formularz płatności nie jest jeszcze gotowy. Poczekaj chwilę i spróbuj ponownie.',
};
