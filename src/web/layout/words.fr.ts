import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: 'Aller au contenu',
  notice: 'Information',
  sandbox: 'Mode test\u00A0: aucun argent réel',
  paused: 'Les ventes sont suspendues',
  missed: 'Cette page ne s’est pas chargée. Vos choix sont encore là.',
  offline: 'Vous êtes hors ligne. Nous reprendrons là où vous en étiez.',
};
