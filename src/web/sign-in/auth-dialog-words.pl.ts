import { THIS_APP } from '../../domain/account/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './auth-dialog-words.ts';

export const authDialogWords: typeof source.authDialogWords = {
  google: {
    button: 'Kontynuuj z Google',
    busy: 'Logowanie…',
    late: 'W oknie Google nic nie ma? Może je blokować Twoja sieć. Naciśnij przycisk jeszcze raz, aby zrezygnować, i zaloguj się e‑mailem.',
    notHere: (app) => `Logowanie przez Google nie działa w ${app === THIS_APP ? app : `aplikacji ${app}`}.`,
    otherBrowser:
      'Aby z niego skorzystać, otwórz menu tej strony i wybierz „Otwórz w przeglądarce”. E‑mail działa od razu tutaj.',
    or: 'Albo użyj e‑maila',
  },
  email: 'Adres e‑mail',
  forgot: 'Nie pamiętasz hasła?',
  isNew: (brand) => `Nie masz konta w ${brand}?`,
  signUp: 'Załóż konto',
  isKnown: 'Masz już konto?',
  signIn: 'Zaloguj się',
  back: 'Wróć do logowania',
  ways: {
    signin: 'Zaloguj się',
    signup: 'Załóż konto',
    forgot: 'Zresetuj hasło',
  },
  made: 'Konto założone. Wysłaliśmy Ci e‑mailem link, aby je potwierdzić.',
  sendAgain: 'Wyślij ponownie',
  sendAgainIn: (seconds) => `Wyślij ponownie za ${seconds}\u00A0s`,
  agree: (terms, privacy) => phrase`Zakładając konto, akceptujesz dokumenty: ${terms} i ${privacy}.`,
};

export const authModeWords: typeof source.authModeWords = {
  signin: {
    title: 'Witaj ponownie',
    lead: 'Zaloguj się, aby kupować pakiety eSIM',
    submit: 'Zaloguj się',
  },
  signup: {
    title: 'Załóż konto',
    lead: 'Wszystkie Twoje eSIM‑y w jednym miejscu',
    submit: 'Załóż konto',
  },
  forgot: {
    title: 'Zresetuj hasło',
    lead: 'Wpisz adres e‑mail, aby zresetować hasło',
    submit: 'Wyślij link do resetu',
  },
};
