import type * as source from './words.ts';

export const failureWords: typeof source.failureWords = {
  offline: 'De verbinding is mislukt. Probeer het opnieuw.',
  wrong: 'Er ging iets mis',
};
