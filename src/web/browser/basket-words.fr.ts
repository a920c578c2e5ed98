import type * as source from './basket-words.ts';

export const basketWords: typeof source.basketWords = {
  add: 'En ajouter un autre',
  addOf: (plan) => `En ajouter un autre\u00A0: ${plan}`,
  inBasket: (plans) => (plans === 1 ? '1 forfait dans votre panier' : `${plans} forfaits dans votre panier`),
  full: 'Un panier peut contenir 10 forfaits. Payez, puis commencez-en un autre.',
  checkOut: 'Payer',
  plans: (plans) => (plans === 1 ? '1 forfait' : `${plans} forfaits`),
  one: (plan) => `Un de moins\u00A0: ${plan}`,
  removeOf: (plan) => `Retirer ${plan}`,
  onto: (place) => `S’ajoute à l’eSIM ${place}`,
  each: 'Chaque forfait a sa propre eSIM.',
  another: 'Ajouter un forfait pour un autre pays',
  changed: (plans) => (plans === 1 ? '1 forfait dans cet achat' : `${plans} forfaits dans cet achat`),
};
