import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: 'Twoje konto',
    text: 'Wyślemy Ci e‑mailem, jak wejść na konto. Zobaczysz tam swoje eSIM‑y na każdym urządzeniu.',
    button: 'Zaloguj się',
  },
  open: {
    title: 'Zachowaj swoje eSIM‑y na koncie',
    text: 'Na razie zna je tylko ta przeglądarka. Z kontem zobaczysz je na każdym urządzeniu.',
    button: 'Załóż konto',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: 'Wymagane logowanie',
  text: 'Zaloguj się, aby zobaczyć panel i kupować pakiety eSIM.',
  button: 'Zaloguj się',
};

export const resetWords: typeof source.resetWords = {
  sent: 'E‑mail do zresetowania hasła wysłany! Sprawdź skrzynkę.',
};
