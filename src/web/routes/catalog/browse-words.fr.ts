import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'Tous les forfaits eSIM',
    countryTitle: catalogWords.plansOf,
    description:
      'eSIM prépayées pour plus de 200\u00A0pays, données fixes ou illimitées. Choisissez votre destination.',
  },
  title: 'Tous les forfaits eSIM',
  lead: 'Choisissez votre destination',
  loading: 'Chargement des forfaits eSIM…',
  back: 'Retour aux pays',
  failed: { title: 'Les données du pays ne se chargent pas', text: catalogWords.notLoaded },
};
