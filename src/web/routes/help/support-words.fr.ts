import { phrase } from '../../core/phrase.ts';
import type * as source from './support-words.ts';

export const supportWords: typeof source.supportWords = {
  meta: {
    title: 'Assistance',
    description:
      'Parlez à une vraie personne par e\u2011mail ou chat en direct, et trouvez des réponses aux questions fréquentes.',
  },
  title: 'Assistance',
  lead: 'Un problème avant, pendant ou après votre voyage\u202F? Une vraie personne vous répond.',
  service: 'Notre promesse',
  questions: 'Questions fréquentes',
  more: {
    text: (faq, guide) =>
      phrase`Retrouvez d’autres réponses dans les ${faq}, et chaque étape sur votre téléphone dans le ${guide}.`,
    faq: 'Questions fréquentes',
    guide: 'guide d’installation',
  },
};
