import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `Ciao ${name}, ${sentence}`,
  namelessGreeting: (sentence) => `Ciao, ${sentence}`,
  question: (address) => `Domande? Rispondi a questa email o scrivi a ${address}.`,
  links: {
    support: 'Assistenza',
    refunds: 'Politica di rimborso',
    terms: 'Termini di servizio',
    privacy: 'Informativa sulla privacy',
  },
};
