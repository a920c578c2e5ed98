import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'Auf diesem Gerät',
  offline: 'Du bist offline. Das hast du hier behalten.',
  none: {
    title: 'Hier liegt nichts',
    text: 'Öffne deine Bestellung, solange du online bist, und tippe auf „Auf diesem Handy behalten“. QR-Code, Codes und Schritte öffnen sich dann hier ohne Netz.',
    open: 'Meine eSIMs ansehen',
  },
  unreadable: 'Das lässt sich nicht mehr öffnen. Lösch es und behalte deine eSIM neu, sobald du online bist.',
  remove: 'Von hier löschen',
  noScript: 'Diese Seite braucht JavaScript. Erlaube es für diese Website.',
};
