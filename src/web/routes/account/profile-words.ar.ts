import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: 'شرائح eSIM لديك', description: 'شرائح eSIM التي اشتريتها، جاهزة للتثبيت.' },
};
