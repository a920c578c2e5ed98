import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: 'Soluzioni per le aziende',
    description:
      'eSIM di viaggio per team e aziende. Chiedi un preventivo e ricevi una risposta entro un giorno lavorativo.',
  },
};
