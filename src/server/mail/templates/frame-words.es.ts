import type * as source from './frame-words.ts';

export const frameWords: typeof source.frameWords = {
  greeting: (name, sentence) => `Hola, ${name}: ${sentence}`,
  namelessGreeting: (sentence) => `Hola: ${sentence}`,
  question: (address) => `¿Tienes preguntas? Responde a este correo o escribe a ${address}.`,
  links: {
    support: 'Soporte',
    refunds: 'Política de reembolsos',
    terms: 'Condiciones del servicio',
    privacy: 'Política de privacidad',
  },
};
