import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: 'Diese Seite braucht JavaScript.',
  failed: {
    title: 'Wir konnten deinen Link nicht prüfen',
    text: 'Prüfe deine Verbindung und versuch es noch einmal. Der Link ist weiterhin gültig.',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: 'Neues Passwort wählen',
  rule: 'Nimm mindestens 6 Zeichen. Du wirst auf allen Geräten abgemeldet.',
  label: 'Neues Passwort',
  save: 'Neues Passwort speichern',
};
