import type * as source from './frame-words.ts';

/** The sentence begins with a capital. */
export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `Olá, ${name}! ${sentence}`,
  namelessGreeting: (sentence) => `Olá! ${sentence}`,
  question: (address) => `Dúvidas? Responda a este e-mail ou escreva para ${address}.`,
  links: {
    support: 'Suporte',
    refunds: 'Política de reembolso',
    terms: 'Termos de serviço',
    privacy: 'Política de privacidade',
  },
};
