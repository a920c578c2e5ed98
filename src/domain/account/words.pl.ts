import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': 'Nie ma konta z tym adresem e-mail',
  'wrong-password': 'Nieprawidłowe hasło',
  'email-already-in-use': 'Konto z tym adresem e-mail już istnieje',
  'weak-password': 'Hasło jest za słabe',
  'invalid-email': 'Nieprawidłowy adres e-mail',
  'too-many-requests': 'Za dużo nieudanych prób. Spróbuj ponownie później',
  'popup-closed-by-user': 'Okno logowania zamknięto przed zakończeniem',
  'cancelled-popup-request': 'Logowanie zostało przerwane',
  'popup-blocked': 'Przeglądarka zablokowała okno logowania',
  blocked: 'To konto jest zablokowane',
  other: 'Wystąpił błąd. Spróbuj ponownie',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked: 'Ten adres e-mail ma już konto z hasłem. Zaloguj się tym hasłem albo ustaw nowe przez e-mail.',
  noPassword: 'To konto nie ma jeszcze hasła. Poproś o link, aby je ustawić.',
  guessable:
    'Każdy odgadłby je jako jedno z pierwszych. Wybierz trzy lub cztery słowa, które nie mają ze sobą nic wspólnego.',
  blocked: 'Twoje zakupy pozostają Twoje. Napisz do nas, jeśli to pomyłka.',
  tooLong: (most) => `Hasło może mieć najwyżej ${most} znaków.`,
  noAddress: 'Twoje konto Google nie udostępnia nam adresu e-mail.',
  popup: 'Zezwól tej stronie na wyskakujące okna albo zaloguj się adresem e-mail.',
  offline: 'Być może nie masz połączenia z internetem.',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: 'Wypełnij wszystkie pola',
  noAddress: 'Wpisz swój adres e-mail',
  differ: 'Hasła nie są takie same',
  tooShort: 'Hasło musi mieć co najmniej 6 znaków',
};

export const THIS_APP: string = 'tej aplikacji';
