import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: 'Seus eSIMs', description: 'Os eSIMs que você comprou, prontos para instalar.' },
};
