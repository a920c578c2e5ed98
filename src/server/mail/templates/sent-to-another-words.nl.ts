import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'We hebben je eSIM naar een ander adres gestuurd',
  preview: (order) => `Bestelling ${order}. Heb je hier niet om gevraagd, beantwoord dan meteen deze e-mail.`,
  lead: 'onze klantenservice heeft de e-mail met je eSIM naar een ander adres gestuurd, omdat iemand daarom vroeg.',
  sent: { title: 'Wat is verstuurd', addresses: 'Verstuurd naar' },
  changes: {
    title: 'Wat dit verandert',
    text: 'Verder verandert er niets. De bestelling is nog steeds van jou. Al het andere erover, ook een terugbetaling, komt alleen op dit adres.',
  },
  wasNotYou: 'Heb je hier niet om gevraagd? Beantwoord dan meteen deze e-mail.',
};
