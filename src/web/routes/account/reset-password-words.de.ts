import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: 'Passwort zurücksetzen', description: 'Wähle ein neues Passwort.' },
  loading: 'Lädt …',
  refused: {
    title: mailLinkWords.dead,
    text: 'Er ist abgelaufen oder wurde schon benutzt. Jeder Link funktioniert nur einmal und gilt nur für begrenzte Zeit.',
  },
  incomplete: mailLinkWords.half,
  newLink: 'Neuen Link schicken',
  done: {
    title: 'Dein Passwort ist geändert',
    text: 'Du bist auf allen Geräten abgemeldet. Melde dich mit deinem neuen Passwort an.',
    signIn: 'Anmelden',
  },
};
