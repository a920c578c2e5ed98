import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: 'Twoje eSIM‑y', description: 'Twoje kupione eSIM‑y, gotowe do instalacji.' },
};
