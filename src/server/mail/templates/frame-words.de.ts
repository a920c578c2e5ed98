import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `Hallo ${name}, ${sentence}`,
  namelessGreeting: (sentence) => `Hallo, ${sentence}`,
  question: (address) => `Fragen? Antworte auf diese E-Mail oder schreib an ${address}.`,
  links: {
    support: 'Hilfe',
    refunds: 'Erstattungsrichtlinie',
    terms: 'AGB',
    privacy: 'Datenschutzerklärung',
  },
};
