import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: 'Cette adresse est en lecture seule.',
  impossible: 'Une telle adresse ne peut pas exister.',
  broken: 'Une erreur s’est produite',
  notFound: 'Introuvable',
  busy: 'Occupé',
  notDrawn: 'Non dessiné',
};
