import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'Supprimer l’eSIM',
  keep: 'Garder',
  text: (country, plan) =>
    `${country}, ${plan}\u00A0: cette eSIM quitte votre liste. Elle continue de fonctionner sur votre téléphone, et vous la retrouverez sous «\u00A0eSIM masquées\u00A0». Ce n’est pas un remboursement.`,
  failed: 'L’eSIM n’a pas pu être supprimée. Réessayez.',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: 'Vos eSIM ne se chargent pas',
  text: 'Vos eSIM sont en sécurité. Vérifiez votre connexion et réessayez.',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `eSIM masquées (${count})`,
  plan: (plan, days, iccid) => `${plan}, ${days}, ICCID …${iccid}`,
  restore: 'Rétablir',
  which: (country, iccid) => `${country}, ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'L’eSIM n’a pas pu être rétablie. Réessayez.',
    text: 'Elle est toujours sous «\u00A0eSIM masquées\u00A0».',
  },
  hidden: (country) => `Votre eSIM ${country} a quitté la liste.`,
  undo: 'Annuler',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: 'Pas encore d’eSIM',
  text: 'La première que vous achèterez sera ici, prête à installer.',
  browse: 'Voir les forfaits',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`Achats\u00A0: ${count} eSIM`,
  countAloud: (count) => `${count} eSIM ${count < 2 ? 'achetée' : 'achetées'}`,
  more: (left) => `Afficher plus d’eSIM (${left})`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `Votre commande (${country}) a été remboursée`,
  coming: (amount, method, order) =>
    `Commande ${order}\u00A0: remboursement de ${amount} en route${method === null ? '' : ` (${method})`}.`,
  sent: (amount, method, order) =>
    `Commande ${order}\u00A0: nous avons remboursé ${amount} sur ${method ?? 'le moyen de paiement utilisé'}.`,
  order: 'Voir votre commande',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `Le paiement (${country}) est encore en vérification`,
    text: (order) => `La commande ${order} l’attend.`,
  },
  paid: {
    eSIM: (country) => `Votre eSIM ${country} est en route`,
    plan: (country) => `Vos données ajoutées (${country}) arrivent`,
    text: (order) =>
      `La commande ${order} est payée. Vous pouvez fermer cette page. Nous vous écrirons dès que c’est prêt.`,
  },
};
