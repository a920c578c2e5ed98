import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'eSIM installieren',
  wifi: 'Für die Installation brauchst du WLAN. Danach brauchst du von hier nichts mehr.',
  used: 'Diese eSIM wurde installiert, deshalb sind ihre Codes hier gelöscht. Sie funktionieren nur einmal.',
  anotherScreen: 'Auf einem anderen Bildschirm',
  arrival: 'Nach der Landung',
  trouble: 'Keine Verbindung?',
  apn: {
    name: 'APN',
    automatic: 'Dein Handy stellt ihn selbst ein.',
    byHand: 'Trag ihn in den Einstellungen dieser eSIM ein, wenn keine Verbindung zustande kommt.',
    unknown: 'Die meisten Handys stellen ihn selbst ein. Fragt deins danach, dann schreib uns.',
  },
  facts: 'Dein Tarif',
  iccid: 'ICCID',
  left: 'Restliche Daten',
  read: (date) => `Stand: ${date}`,
  kept: (date) => `Gespeichert am ${date}.`,
  until: (date) => `Wird hier am ${date} gelöscht.`,
  help: 'Hilfe',
  write: 'Schreib uns mit deiner Bestellnummer, sobald du online bist.',
  chat: 'Chat öffnen',
  remove: 'Vom Gerät löschen',
  removeQuestion: 'Ohne Netz bekommst du es nicht zurück.',
  yes: 'Löschen',
  no: 'Behalten',
};
