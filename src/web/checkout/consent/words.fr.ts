import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: 'Livraison immédiate',
  missing: 'Cochez les deux cases. Sinon, nous ne pouvons livrer qu’à la fin de votre délai de rétractation.',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`En payant, vous acceptez les ${terms} et la ${privacy}.`,
  noScript: 'Le paiement a besoin de JavaScript. Activez-le et rechargez la page.',
};
