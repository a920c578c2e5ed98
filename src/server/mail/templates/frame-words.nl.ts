import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `Hallo ${name}, ${sentence}`,
  namelessGreeting: (sentence) => `Hallo, ${sentence}`,
  question: (address) => `Vragen? Beantwoord deze e-mail of mail naar ${address}.`,
  links: {
    support: 'Klantenservice',
    refunds: 'Terugbetalingsbeleid',
    terms: 'Algemene voorwaarden',
    privacy: 'Privacybeleid',
  },
};
