import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: '내 eSIM', description: '구매한 eSIM을 확인하고 바로 설치해요.' },
};
