import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `La tua eSIM ${country} è pronta`,
  preview: 'Installala ora che hai il Wi-Fi. Dentro trovi il codice QR e i codici di attivazione.',
  lead: (starts) => `installala ora che hai il Wi-Fi. ${starts}`,
  iccid: 'ICCID',
  several: {
    subject: 'Le tue eSIM sono pronte',
    preview: 'Installale ora che hai il Wi-Fi. Dentro trovi tutti i codici QR e i codici di attivazione.',
    lead: 'installale ora che hai il Wi-Fi. Qui sotto trovi il codice QR di ognuna.',
  },
};
