import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  /** The sentence begins with a capital letter, as a greeting in Polish ends with an exclamation mark. */
  greeting: (name, sentence) => `Cześć, ${name}! ${sentence}`,
  namelessGreeting: (sentence) => `Dzień dobry! ${sentence}`,
  question: (address) => `Masz pytania? Odpowiedz na ten e-mail albo napisz na ${address}.`,
  links: {
    support: 'Obsługa klienta',
    refunds: 'Zasady zwrotów',
    terms: 'Regulamin',
    privacy: 'Polityka prywatności',
  },
};
