import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: 'Le tue eSIM', description: 'Le eSIM che hai acquistato, pronte da installare.' },
};
