import type * as source from './picture-words.ts';

export const pictureWords: typeof source.pictureWords = {
  kind: 'eSIM לחו״ל',
  plans: (lowest) =>
    lowest === null ? 'חבילות גלישה בתשלום מראש' : `חבילות גלישה בתשלום מראש החל מ-${lowest}`,
  home: 'גלישה בכל מקום שתנחתו בו',
};
