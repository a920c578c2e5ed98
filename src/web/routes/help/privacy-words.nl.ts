import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: 'Privacybeleid',
    description: 'Wat we over je bewaren, waarom, hoelang en wie er verder iets van ziet.',
  },
  title: 'Privacybeleid',
  lead: 'Wat we over je bewaren, waarom, hoelang en wat je van ons kunt vragen.',
};
