import { forPlace } from '../../domain/language-words.pt.ts';
import type * as source from './basket-words.ts';

export const basketWords: typeof source.basketWords = {
  add: 'Adicionar outro',
  addOf: (plan) => `Adicionar outro: ${plan}`,
  inBasket: (plans) => (plans === 1 ? '1 plano no seu carrinho' : `${plans} planos no seu carrinho`),
  full: 'Cabem 10 planos em um carrinho. Finalize a compra e comece outro.',
  checkOut: 'Finalizar compra',
  plans: (plans) => (plans === 1 ? '1 plano' : `${plans} planos`),
  one: (plan) => `Um a menos: ${plan}`,
  removeOf: (plan) => `Remover ${plan}`,
  onto: (place) => `Vai para o eSIM ${forPlace(place)}`,
  each: 'Cada plano vem com um eSIM próprio.',
  another: 'Adicionar um plano para outro destino',
  changed: (plans) => (plans === 1 ? '1 plano nesta compra' : `${plans} planos nesta compra`),
};
