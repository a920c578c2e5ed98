import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: 'Nie udało się zalogować', description: 'Spróbuj zalogować się ponownie.' },
  title: 'Nie udało się zalogować',
  text: (google) =>
    google
      ? 'Trwało to zbyt długo albo ta strona została otwarta drugi raz. Jeśli to małe okno, możesz je też zamknąć i spróbować ponownie na stronie za nim.'
      : 'Trwało to zbyt długo albo ta strona została otwarta drugi raz. Zaloguj się adresem e‑mail.',
  blocked: {
    title: 'To konto jest zablokowane',
    text: 'To, co na nim kupiono, pozostaje Twoje. Jeśli uważasz, że to pomyłka, napisz do nas.',
    support: 'Napisz do nas',
  },
  home: 'Przejdź na stronę główną',
};
