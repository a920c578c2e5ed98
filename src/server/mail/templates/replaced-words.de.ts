import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `Deine neue eSIM (${country}) ist bereit`,
  preview: 'Sie ersetzt deine bisherige. Der neue QR-Code und die Aktivierungscodes sind in dieser E-Mail.',
  lead: 'wir haben deine eSIM ersetzt. Bitte lösche die alte von deinem Handy und installiere diese, solange du WLAN hast. Das kostet dich nichts.',
  old: {
    title: 'Was ist mit der alten?',
    text: 'Sie funktioniert nicht mehr oder bald nicht mehr. Ihr QR-Code und ihre Codes nützen nichts mehr.',
  },
  iccid: 'Neue ICCID',
};
