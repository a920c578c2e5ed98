import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: 'Actif',
  queued: 'En attente',
  processing: 'En préparation',
  depleted: 'Épuisé',
  expired: 'Expiré',
  lapsed: 'Périmé',
  revoked: 'Repris',
  unknown: 'INCONNU',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'Pas encore utilisé. Les jours commencent à la première connexion.',
  processing: 'Le réseau prépare ce forfait. Vous pouvez déjà l’installer.',
  depleted: 'Toutes les données sont utilisées.',
  expired: 'Les jours de ce forfait sont écoulés.',
  lapsed: 'Ce forfait n’a jamais été utilisé et il est périmé.',
  revoked: 'Ce forfait a été repris.',
  unknown: null,
};
