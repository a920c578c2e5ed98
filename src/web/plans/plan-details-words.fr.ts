import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: 'Détails du forfait',
  unlimited: 'Données illimitées',
  planPrice: (price) => `Prix du forfait ${price}`,
  unitPrice: (price, unit) => `${price} par ${unit === 'day' ? 'jour' : unit.replace('GB', 'Go')}`,
  buy: 'Acheter ce forfait',
  signInToBuy: 'Se connecter pour acheter',
  country: 'Pays',
  duration: 'Durée',
  network: 'Réseau',
  autoStart: { name: 'Démarrage auto', on: 'Activé', off: 'Désactivé' },
  description: 'Description du fournisseur',
  summary: 'Récapitulatif contractuel',
  type: 'Type de forfait',
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, 'Illimité')
          .replace(/^Fixed$/, 'Données fixes')
          .replace(/^Long Duration$/, 'Longue durée'),
      )
      .join(', '),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: 'Ce que vous obtenez vraiment',
  unsaid: (what) => `Notre fournisseur ne précise pas\u00A0: ${listed(what)}.`,
  daysStart: {
    name: 'Début des jours',
    unsaid: 'le début des jours',
    firstUse: (place) => `À la première utilisation (${place})`,
    purchase: 'À l’achat',
  },
  hotspot: {
    name: 'Partage de connexion',
    unsaid: 'le partage de connexion',
    yes: 'Autorisé',
    no: 'Non autorisé',
  },
  topUp: { name: 'Recharge', unsaid: 'la recharge', yes: 'Oui, même eSIM', no: 'Non' },
  idCheck: {
    name: 'Pièce d’identité',
    unsaid: 'le contrôle d’identité',
    yes: 'Demandée',
    no: 'Aucune',
  },
  unsaidSpeeds: 'les débits',
  shelfLife: {
    name: 'À installer sous',
    unsaid: 'le délai d’installation',
    days: (days) => `${days} ${days < 2 ? 'jour' : 'jours'}`,
  },
  fullSpeed: (amount) => `${amount} par jour`,
  atFullSpeed: (fast) => `à pleine vitesse ${fast.length > 0 ? fast.join('/') : 'du réseau'}`,
  slowSpeed: (speed) => `puis ${speed}`,
  atSlowSpeed: (use) => `${use}, jusqu’à la fin des 24\u00A0h`,
};
