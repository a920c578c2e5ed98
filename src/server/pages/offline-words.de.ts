import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'Auf diesem Gerät gespeichert',
  offline: 'Du bist offline. Das hast du hier gespeichert.',
  none: {
    title: 'Hier ist nichts gespeichert',
    text: 'Öffne deine Bestellung, solange du online bist, und tippe auf „Auf diesem Handy speichern“. QR-Code, Codes und Schritte öffnen sich dann hier ohne Netz.',
    open: 'Meine eSIMs ansehen',
  },
  unreadable:
    'Das lässt sich nicht mehr öffnen. Lösch es und speichere deine eSIM neu, sobald du online bist.',
  remove: 'Vom Gerät löschen',
  noScript: 'Diese Seite braucht JavaScript. Erlaube es für diese Website.',
};
