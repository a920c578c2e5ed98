import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: 'Política de privacidad',
    description: 'Qué guardamos sobre ti, por qué, durante cuánto tiempo y quién más ve algo de ello.',
  },
  title: 'Política de privacidad',
  lead: 'Qué guardamos sobre ti, por qué, durante cuánto tiempo y qué puedes pedirnos.',
};
