import type * as source from './privacy-words.ts';

export const privacyWords: typeof source.privacyWords = {
  meta: {
    title: 'Politique de confidentialité',
    description: 'Ce que nous conservons sur vous, pourquoi, combien de temps, et qui d’autre y a accès.',
  },
  title: 'Politique de confidentialité',
  lead: 'Ce que nous conservons sur vous, pourquoi, combien de temps, et ce que vous pouvez nous demander.',
};
