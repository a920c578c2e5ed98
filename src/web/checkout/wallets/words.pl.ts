import type * as source from './words.ts';

export const walletWords: typeof source.walletWords = {
  others: 'Albo zapłać inaczej',
};

export const sheetWords: typeof source.sheetWords = {
  busy: 'Trwa inna płatność. Poczekaj, aż się zakończy.',
  noAddress: 'Wybierz w portfelu adres e‑mail. Tam wyślemy Twój eSIM.',
  priceChanged: (now) => `Cena to teraz ${now}. Zamknij to i naciśnij przycisk jeszcze raz.`,
  paidBefore: 'Ten zakup jest już opłacony. Zamknij to. Nie pobierzemy nic więcej.',
  broken: 'Coś poszło nie tak. Zamknij to i spróbuj ponownie.',
};

export const expressEndWords: typeof source.expressEndWords = {
  goesTo: (email, isOne) =>
    `${isOne ? 'Twój eSIM trafi' : 'Twoje eSIM‑y trafią'} na ${email ?? 'adres e‑mail z Twojego portfela'}.`,
  others: 'Zapłać inaczej',
};
