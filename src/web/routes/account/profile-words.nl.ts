import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: 'Je eSIM’s', description: 'De eSIM’s die je hebt gekocht, klaar om te installeren.' },
};
