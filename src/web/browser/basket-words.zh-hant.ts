import { spaced } from '../../domain/language-words.zh-hant.ts';
import type * as source from './basket-words.ts';

export const basketWords: typeof source.basketWords = {
  add: '再加一個',
  addOf: (plan) => `再加一個：${plan}`,
  inBasket: (plans) => (plans === 1 ? '購物車中有 1 個方案' : `購物車中有 ${plans} 個方案`),
  full: '購物車最多放 10 個方案。請先結帳，再重新加入。',
  checkOut: '前往結帳',
  plans: (plans) => (plans === 1 ? '1 個方案' : `${plans} 個方案`),
  one: (plan) => `減少一個：${plan}`,
  removeOf: (plan) => spaced`移除${plan}`,
  onto: (place) => spaced`加到${place} eSIM`,
  each: '每個方案都有自己的 eSIM。',
  another: '加入其他目的地的方案',
  changed: (plans) => (plans === 1 ? '本次購買有 1 個方案' : `本次購買有 ${plans} 個方案`),
};
