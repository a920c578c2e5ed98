import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `Deine eSIM (${country}) ist bereit`,
  preview:
    'Installiere sie jetzt, solange du WLAN hast. QR-Code und Aktivierungscodes sind in dieser E-Mail.',
  lead: (starts) => `installiere sie jetzt, solange du WLAN hast. ${starts}`,
  iccid: 'ICCID',
  several: {
    subject: 'Deine eSIMs sind bereit',
    preview:
      'Installiere sie jetzt, solange du WLAN hast. Alle QR-Codes und Aktivierungscodes sind in dieser E-Mail.',
    lead: 'installiere sie jetzt, solange du WLAN hast. Jede hat unten ihren eigenen QR-Code.',
  },
};
