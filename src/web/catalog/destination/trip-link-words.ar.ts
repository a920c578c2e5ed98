import type * as source from './trip-link-words.ts';

export const tripLinkWords: typeof source.tripLinkWords = {
  plan: 'محطات أخرى؟ اطّلع على ما تحتاج إليه الرحلة كلها',
};
