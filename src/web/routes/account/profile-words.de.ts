import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: 'Deine eSIMs', description: 'Die eSIMs, die du gekauft hast, bereit zum Installieren.' },
};
