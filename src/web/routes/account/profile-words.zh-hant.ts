import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: '我的 eSIM', description: '您購買的 eSIM，隨時可以安裝。' },
};
