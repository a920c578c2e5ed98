import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: 'Gizlilik Politikası',
    description: 'Hakkınızda neyi, neden, ne kadar süre sakladığımız ve bunları başka kimin gördüğü.',
  },
  title: 'Gizlilik Politikası',
  lead: 'Hakkınızda neyi, neden, ne kadar süre sakladığımız ve bizden neler isteyebileceğiniz.',
};
