import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: 'eSIM’leriniz', description: 'Satın aldığınız, kuruluma hazır eSIM’ler.' },
};
