import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: 'Vos eSIM', description: 'Les eSIM que vous avez achetées, prêtes à installer.' },
};
