import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `Reste ${amount}`,
  unused: (amount) => `Il restait ${amount}`,
  of: (left, all) => phrase`${left} sur ${all}`,
  ofToday: (amount) => `${amount} pour aujourd’hui`,
  low: 'Bientôt épuisé. Pensez à ajouter des données.',
  spent: 'Ajoutez des données pour vous reconnecter.',
  read: (ago) => phrase`Mis à jour ${ago}`,
  readAtFullSpeed: (ago) => phrase`À pleine vitesse, mis à jour ${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: 'Achetée',
  active: 'Active',
  cancelled: 'Annulée',
  expired: 'Expirée',
  depleted: 'Épuisée',
};

export const statusWords: typeof source.statusWords = {
  failed: 'L’état du forfait ne se charge pas',
  offline: 'Erreur réseau au chargement de l’état du forfait',
};
