import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: 'Questions fréquentes',
    description:
      'Des réponses sur les eSIM de voyage, avant l’achat, au paiement, en voyage et après, et sur les téléphones compatibles.',
  },
  title: 'Questions et réponses',
  lead: (support) =>
    phrase`Tout sur l’achat, l’installation et l’utilisation de votre eSIM. Besoin d’aide tout de suite\u202F? Voici la ${support}.`,
  support: 'page Assistance',
  phones: 'Est-ce que ça marche sur mon téléphone\u202F?',
  models: (checker) => phrase`Cherchez le vôtre dans le ${checker}, qui connaît plus de cent modèles.`,
  checker: 'Vérificateur de compatibilité',
  notAnswered: {
    title: 'Vous n’avez pas trouvé votre réponse\u202F?',
    text: (address) => phrase`Écrivez à ${address}. Nous lisons nos e\u2011mails jour et nuit.`,
  },
};
