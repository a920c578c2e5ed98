import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: '我的 eSIM', description: '你购买的 eSIM，随时可以安装。' },
};
