import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: 'Usuń konto',
  what: 'Usunie to Twoje konto, listę eSIM‑ów i dane osobowe. Dokumenty podatkowe zostają, ale bez Twojego imienia i nazwiska.',
  question: 'Usunąć konto?',
  yes: 'Usuń na zawsze',
  warning:
    'Stracisz dostęp do swoich eSIM‑ów, ich kodów i zamówień. eSIM w telefonie będzie nadal działać. Tego nie da się cofnąć.',
  email: 'Adres e‑mail',
  emailHint: (email) => `Wpisz ${email}, aby potwierdzić.`,
  password: 'Twoje hasło',
  passwordHint: (google) =>
    google
      ? 'Jeśli logujesz się przez Google i nie masz hasła, zostaw to pole puste.'
      : 'Jeśli nie masz hasła, zostaw to pole puste.',
  failed: 'Nic nie zostało usunięte.',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: 'E‑mail',
  verified: 'Potwierdzony',
  unverified: 'Niepotwierdzony',
  hint: 'Otwórz link z naszego e‑maila, nie wylogowując się tutaj. Wiadomość może dotrzeć dopiero po minucie.',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: 'Zapisano imię i nazwisko.',
  title: 'Imię i nazwisko',
  label: 'Twoje imię i nazwisko',
  hint: 'Najpierw imię. Przy płatności wpiszemy je za Ciebie.',
  save: 'Zapisz',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: 'Hasło zostało zmienione. Inne urządzenia są wylogowane.',
  title: 'Hasło',
  open: 'Zmień lub ustaw hasło',
  current: 'Obecne hasło',
  next: 'Nowe hasło',
  save: 'Zmień hasło',
  noPassword: (google) =>
    google ? 'Masz konto przez Google albo nie pamiętasz hasła?' : 'Nie masz hasła albo go nie pamiętasz?',
  sendLink: 'Wyślij mi link do ustawienia hasła',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: 'Zapisane karty',
  what: 'Przechowuje je Stripe, nasz operator płatności kartą, i obciąża je tylko wtedy, gdy naciśniesz przycisk zakupu. Widzimy o nich tyle samo co Ty tutaj.',
  failed: 'Nie udało się wczytać zapisanych kart.',
  removed: (card) => `Usunięto: ${card}.`,
  none: 'Nie masz jeszcze zapisanych kart. Aby zapisać kartę, zaznacz przy płatności „Zapisz tę kartę na przyszłość”.',
  expired: (until) => `Wygasła: ${until}`,
  valid: (until) => `Ważna do: ${until}`,
  remove: 'Usuń',
  stillSaved: 'Karta jest nadal zapisana.',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: 'Zalogowane urządzenia',
  hint: 'Nie poznajesz któregoś? Wyloguj je i zmień hasło.',
  failed: 'Nie udało się wczytać listy.',
  allEnded: 'Wylogowano Cię wszędzie indziej.',
  nothingChanged: 'Nic się nie zmieniło.',
  endOthers: 'Wyloguj wszędzie indziej',
  ended: (device) => `Wylogowano: ${device}.`,
  thisDevice: 'To urządzenie',
  lastUsed: (ago) => phrase`Ostatnio używane: ${ago}`,
  end: 'Wyloguj',
  stillSignedIn: 'To urządzenie jest nadal zalogowane.',
};
