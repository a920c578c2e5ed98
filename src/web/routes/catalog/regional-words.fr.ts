import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'Forfaits eSIM régionaux',
    description:
      'Une seule eSIM de données prépayée pour de nombreux pays\u00A0: les forfaits régionaux fonctionnent aussi de l’autre côté de la frontière.',
  },
  title: 'Une eSIM, plusieurs frontières',
  lead: 'Les forfaits régionaux continuent de fonctionner quand le train entre dans le pays suivant.',
  loading: 'Chargement…',
};
