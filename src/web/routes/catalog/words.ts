import { named } from '../../../domain/language-words.ts';

export const catalogWords = {
  back: 'All destinations',
  plansOf: (place: string) => `Prepaid eSIM data plans for ${named(place)}`,
  notLoaded: 'We couldn’t load the plans. Check your connection and try again.',
};
