import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  title: 'Paiement sécurisé',
  loading: 'Chargement du paiement sécurisé…',
  backTo: {
    esims: 'Vos eSIM',
    plans: (country) => `Forfaits ${country}`,
  },
};

export const outdatedLinkWords: typeof source.outdatedLinkWords = {
  title: 'Le prix de ce lien n’est plus à jour.',
  text: (claimed, now) =>
    `Le lien indique ${claimed}. Le forfait coûte maintenant ${now}, et le total est calculé sur ce prix.`,
};

export const checkoutFormWords: typeof source.checkoutFormWords = {
  noCard: 'Complétez les informations de carte',
  button: (total) => `Finaliser l’achat • ${total}`,
  total: (amount) => `Total ${amount}`,
  busy: 'Paiement en cours…',
};

export const waitingWords: typeof source.waitingWords = {
  window: 'Terminez dans la fenêtre PayPal. Si vous ne la voyez pas, regardez derrière celle-ci.',
};

export const noticeWords: typeof source.noticeWords = {
  cardFailed: (why) => `L’achat a échoué\u00A0: ${why}`,
  failed: (method, why) =>
    why ? `Échec du paiement ${method}\u00A0: ${why}` : `Échec du paiement ${method}. Réessayez.`,
  notCharged: 'Rien n’a été débité. Tout ce que vous avez saisi est encore là.',
  kept: 'Tout ce que vous avez saisi est encore là.',
  payByCard: 'Payer par carte',
  otherCard: 'Essayer une autre carte',
  payWith: (method) => `Payer avec ${method}`,
  unsure:
    'Nous n’avons pas pu savoir si vous avez été débité. Vous pouvez payer de nouveau sans risque\u00A0: un achat n’est jamais débité deux fois.',
  priceChanged: {
    title: 'Le prix a changé pendant votre absence.',
    text: (was, now) => `Il était de ${was}, il est maintenant de ${now}. Vérifiez le total.`,
  },
  paidBefore: (esims) =>
    phrase`Vous n’avez pas été débité une deuxième fois. ${esims}, ou payer pour en acheter une autre.`,
  signInAgain: 'Se reconnecter',
  notReady: 'Le formulaire de paiement n’est pas prêt. Patientez un instant et réessayez.',
};
