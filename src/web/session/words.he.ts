import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: 'לא הצלחנו לטעון את החשבון שלכם',
    text: 'כרטיסי ה-eSIM שלכם שמורים. בדקו את החיבור ונסו שוב.',
  },
};
