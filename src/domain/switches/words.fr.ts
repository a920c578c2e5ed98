import { byMethod } from '../checkout/payment-method.ts';
import type * as source from './words.ts';

export const defaultWords: typeof source.defaultWords = {
  ...byMethod(({ name }) => `Nous ne pouvons pas accepter ${name} en ce moment. Payez par carte.`),
  sales:
    'Nos ventes sont brièvement suspendues. Les eSIM que vous avez déjà continuent de fonctionner. Revenez un peu plus tard.',
  card: 'Nous ne pouvons pas accepter les cartes en ce moment. Payez autrement, ou revenez un peu plus tard.',
  wallets: 'Nous ne pouvons pas accepter Apple Pay, Google Pay ou Link en ce moment. Payez autrement.',
  top_ups:
    'L’ajout de données est brièvement suspendu. Votre eSIM continue de fonctionner. Réessayez un peu plus tard.',
  refunds:
    'Les remboursements prennent un peu plus de temps que d’habitude. Le vôtre est enregistré et partira automatiquement.',
};
