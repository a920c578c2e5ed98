import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: 'Tus eSIM', description: 'Las eSIM que compraste, listas para instalar.' },
};
