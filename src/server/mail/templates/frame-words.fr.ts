import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `Bonjour ${name}, ${sentence}`,
  namelessGreeting: (sentence) => `Bonjour, ${sentence}`,
  question: (address) => `Des questions\u202F? Répondez à cet e-mail ou écrivez à ${address}.`,
  links: {
    support: 'Assistance',
    refunds: 'Politique de remboursement',
    terms: 'Conditions d’utilisation',
    privacy: 'Politique de confidentialité',
  },
};
