import type * as source from './basket-words.ts';

export const basketWords: typeof source.basketWords = {
  add: 'Noch einen hinzufügen',
  addOf: (plan) => `Noch einen hinzufügen: ${plan}`,
  inBasket: (plans) => (plans === 1 ? '1 Tarif im Warenkorb' : `${plans} Tarife im Warenkorb`),
  full: 'In den Warenkorb passen 10 Tarife. Bezahle sie und beginne dann neu.',
  checkOut: 'Zur Kasse',
  plans: (plans) => (plans === 1 ? '1 Tarif' : `${plans} Tarife`),
  one: (plan) => `Einen weniger: ${plan}`,
  removeOf: (plan) => `${plan} entfernen`,
  onto: (place) => `Kommt auf die eSIM ${place}`,
  each: 'Jeder Tarif kommt mit einer eigenen eSIM.',
  another: 'Tarif für ein weiteres Ziel hinzufügen',
  changed: (plans) => (plans === 1 ? '1 Tarif in diesem Kauf' : `${plans} Tarife in diesem Kauf`),
};
