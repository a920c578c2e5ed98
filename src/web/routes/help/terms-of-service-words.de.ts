import type * as source from './terms-of-service-words.ts';

export const termsWords: typeof source.termsWords = {
  meta: {
    title: 'AGB',
    description:
      'Was du hier kaufst, wie Zahlung, Lieferung und Erstattung funktionieren und was wir einander schulden.',
  },
  title: 'Allgemeine Geschäfts\u00ADbedingungen',
  lead: 'Was du kaufst, wie es funktioniert, was passiert, wenn etwas schiefgeht, und worum wir dich bitten.',
};
