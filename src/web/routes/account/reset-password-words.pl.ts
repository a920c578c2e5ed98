import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: 'Zresetuj hasło', description: 'Ustaw nowe hasło.' },
  loading: 'Wczytywanie…',
  refused: {
    title: mailLinkWords.dead,
    text: 'Wygasł albo został już użyty. Każdy link działa raz, przez ograniczony czas.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'Wyślij nowy link',
  done: {
    title: 'Hasło zostało zmienione',
    text: 'Wylogowaliśmy Cię na wszystkich urządzeniach. Zaloguj się nowym hasłem.',
    signIn: 'Zaloguj się',
  },
};
