import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: 'Wachtwoord opnieuw instellen', description: 'Kies een nieuw wachtwoord.' },
  loading: 'Laden…',
  refused: {
    title: mailLinkWords.dead,
    text: 'Hij is verlopen of al gebruikt. Elke link werkt één keer, en maar een beperkte tijd.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'Nieuwe link sturen',
  done: {
    title: 'Je wachtwoord is gewijzigd',
    text: 'Je bent op al je apparaten uitgelogd. Log in met je nieuwe wachtwoord.',
    signIn: 'Inloggen',
  },
};
