import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: 'Je bestelling heeft een nieuw e-mailadres',
  preview: (order) => `Bestelling ${order}. Heb je hier niet om gevraagd, beantwoord dan meteen deze e-mail.`,
  lead: 'onze klantenservice heeft het e-mailadres van je bestelling gewijzigd, omdat iemand daarom vroeg.',
  changed: { title: 'Wat er is gewijzigd', addresses: 'E-mails gaan nu naar' },
  means: {
    title: 'Wat dit betekent',
    text: 'Vanaf nu gaat elke e-mail over deze bestelling, ook over een terugbetaling, naar het nieuwe adres. Dit is de laatste die je hier krijgt.',
  },
  wasNotYou: 'Heb je hier niet om gevraagd? Beantwoord dan meteen deze e-mail.',
};
