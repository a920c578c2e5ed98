import type * as source from './basket-words.ts';

export const basketWords: typeof source.basketWords = {
  add: 'Aggiungine un altro',
  addOf: (plan) => `Aggiungine un altro: ${plan}`,
  inBasket: (plans) => (plans === 1 ? '1 piano nel carrello' : `${plans} piani nel carrello`),
  full: 'Un carrello può contenere 10 piani. Paga, poi iniziane un altro.',
  checkOut: 'Vai al pagamento',
  plans: (plans) => (plans === 1 ? '1 piano' : `${plans} piani`),
  one: (plan) => `Uno in meno: ${plan}`,
  removeOf: (plan) => `Rimuovi ${plan}`,
  onto: (place) => `Va sull’eSIM ${place}`,
  each: 'Ogni piano ha una sua eSIM.',
  another: 'Aggiungi un piano per un altro Paese',
  changed: (plans) => (plans === 1 ? '1 piano in questo acquisto' : `${plans} piani in questo acquisto`),
};
