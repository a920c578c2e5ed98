import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: 'マイeSIM', description: '購入したeSIMを確認し、インストールできます。' },
};
