import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: 'Rachetée',
  title: 'Racheter ce forfait\u202F?',
  terms: (email) =>
    phrase`C’est une nouvelle eSIM, pas une recharge de celle que vous avez. Votre carte est débitée aussitôt, et le QR code est envoyé à ${email}.`,
  noPrice: 'Nous n’avons pas pu charger le prix.',
  gone: {
    title: 'Ce forfait n’est plus en vente.',
    others: (country) => `Voir d’autres forfaits (${country})`,
  },
  busy: 'Paiement en cours…',
  buy: (total) => `Acheter • ${total}`,
  otherWay: 'Payer autrement',
  bought: {
    title: (iccid) => `Votre eSIM est achetée\u202F! ICCID\u00A0: ${iccid}`,
    text: (email) => `Elle est dans votre liste. Le QR code arrive à l’adresse ${email}.`,
  },
  onItsWay: {
    title: (country) => `Votre eSIM ${country} est en route`,
    text: (email) => `Elle est payée. Nous l’enverrons par e\u2011mail à ${email}.`,
  },
  bankWaits: {
    title: 'Votre banque vérifie encore le paiement',
    text: 'Nous vous enverrons votre eSIM par e\u2011mail dès qu’il sera validé.',
  },
  failed: (why) => `L’achat a échoué\u00A0: ${why ?? 'réessayez.'}`,
  unanswered: 'L’achat a échoué. Réessayez.',
  toCheckout: 'Aller au paiement',
  card: 'Carte',
};
