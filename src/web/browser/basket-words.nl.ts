import { named } from '../../domain/language-words.nl.ts';
import type * as source from './basket-words.ts';

export const basketWords: typeof source.basketWords = {
  add: 'Nog een toevoegen',
  addOf: (plan) => `Nog een toevoegen: ${plan}`,
  inBasket: (plans) => (plans === 1 ? '1 bundel in je winkelmand' : `${plans} bundels in je winkelmand`),
  full: 'In een winkelmand passen 10 bundels. Reken af en begin dan een nieuwe.',
  checkOut: 'Afrekenen',
  plans: (plans) => (plans === 1 ? '1 bundel' : `${plans} bundels`),
  one: (plan) => `Eén minder: ${plan}`,
  removeOf: (plan) => `${plan} verwijderen`,
  onto: (place) => `Komt op de eSIM voor ${named(place)}`,
  each: 'Elke bundel heeft een eigen eSIM.',
  another: 'Bundel voor een andere plek toevoegen',
  changed: (plans) => (plans === 1 ? '1 bundel in deze aankoop' : `${plans} bundels in deze aankoop`),
};
