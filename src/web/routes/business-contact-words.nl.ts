import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: 'Zakelijke oplossingen',
    description:
      'Reis-eSIM’s voor teams en bedrijven. Vraag een offerte aan en krijg binnen één werkdag antwoord.',
  },
};
