import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: 'C’est déjà acheté',
  text: {
    eSIM: (country, at) => phrase`Vous avez payé votre eSIM ${country} le ${at}.`,
    plan: (country, at) => phrase`Vous avez payé vos données ajoutées (${country}) le ${at}.`,
  },
  order: 'Voir votre commande',
  another: { eSIM: 'En acheter une autre', plan: 'Ajouter encore' },
};
