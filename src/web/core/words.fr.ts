import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}, frais compris`;

export const expressWords: string = 'Paiement express';

export const asGuestWords: string = 'Continuer sans compte';

/** French has no comma before the last name, so it needs no other word there. */
export const listed: typeof source.listed = (names) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} et ${names.at(-1)}`;

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'Voir mes eSIM',
  followOrder: 'Suivre votre commande',
  followThis: 'Suivre cette commande',
  addData: 'Ajouter des données',
  sameAgain: 'Le même',
  terms: 'Conditions d’utilisation',
  privacy: 'Politique de confidentialité',
  refundPolicy: 'Politique de remboursement',
  getRefund: 'Se faire rembourser',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = {
  what: 'Pièce d’identité demandée',
  more: 'Ayez votre passeport sous la main',
};
