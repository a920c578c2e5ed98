import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: 'Für Unternehmen',
    description:
      'Reise-eSIMs für Teams und Unternehmen. Frag nach einem Angebot, wir antworten innerhalb eines Werktags.',
  },
};
