import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: 'Política de privacidade',
    description: 'O que guardamos sobre você, por quê, por quanto tempo e quem mais vê algo disso.',
  },
  title: 'Política de privacidade',
  lead: 'O que guardamos sobre você, por quê, por quanto tempo e o que você pode nos pedir.',
};
