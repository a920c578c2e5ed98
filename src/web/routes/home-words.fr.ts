import { formatHours } from '../../domain/promise/refund-time.ts';
import type * as source from './home-words.ts';

const OFFER =
  'Des eSIM de données prépayées pour plus de 200\u00A0pays. Achetez en une minute, installez chez vous, atterrissez connecté.';

export const homeWords: typeof source.homeWords = {
  meta: { title: 'eSIM de voyage pour plus de 200\u00A0pays', description: OFFER },
  lost: 'Nous n’avons pas trouvé cette page. Voici la page d’accueil à la place.',
  title: 'En ligne avant de détacher votre ceinture.',
  lead: OFFER,
  countries: 'Plus de 200\u00A0pays',
  free: 'Sans compte',
  refund: (hours) => `Remboursable ${formatHours(hours)} si\u00A0inutilisée`,
  popular: 'Destinations populaires',
  pay: (paypal) => `Visa, Mastercard, American Express${paypal ? ', PayPal' : ''}`,
};
