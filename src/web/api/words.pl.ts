import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: 'Brak połączenia. Spróbuj ponownie.',
  wrong: 'Coś poszło nie tak',
};
