import type * as source from './profile-words.ts';

export const profileWords: typeof source.profileWords = {
  meta: { title: 'כרטיסי ה-eSIM שלכם', description: 'כרטיסי ה-eSIM שרכשתם, מוכנים להתקנה.' },
};
