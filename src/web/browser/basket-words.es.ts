import type * as source from './basket-words.ts';

export const basketWords: typeof source.basketWords = {
  add: 'Añadir otro',
  addOf: (plan) => `Añadir otro: ${plan}`,
  inBasket: (plans) => (plans === 1 ? '1 plan en tu cesta' : `${plans} planes en tu cesta`),
  full: 'En una cesta caben 10 planes. Págalos y empieza otra.',
  checkOut: 'Pagar',
  plans: (plans) => (plans === 1 ? '1 plan' : `${plans} planes`),
  one: (plan) => `Uno menos: ${plan}`,
  removeOf: (plan) => `Quitar ${plan}`,
  onto: (place) => `Se añade a la eSIM para ${place}`,
  each: 'Cada plan viene con su propia eSIM.',
  another: 'Añadir un plan para otro destino',
  changed: (plans) => (plans === 1 ? '1 plan en esta compra' : `${plans} planes en esta compra`),
};
