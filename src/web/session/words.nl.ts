import type * as source from './words.ts';

export const sessionWords: typeof source.sessionWords = {
  failed: {
    title: 'We konden je account niet laden',
    text: 'Je eSIM’s zijn veilig. Controleer je verbinding en probeer het opnieuw.',
  },
};
