import { spaced } from '../../domain/language-words.zh-hans.ts';
import type * as source from './basket-words.ts';

export const basketWords: typeof source.basketWords = {
  add: '再加一个',
  addOf: (plan) => `再加一个：${plan}`,
  inBasket: (plans) => (plans === 1 ? '购物车中有 1 个套餐' : `购物车中有 ${plans} 个套餐`),
  full: '购物车最多放 10 个套餐。请先结账，再重新添加。',
  checkOut: '去结账',
  plans: (plans) => (plans === 1 ? '1 个套餐' : `${plans} 个套餐`),
  one: (plan) => `减少一个：${plan}`,
  removeOf: (plan) => spaced`移除${plan}`,
  onto: (place) => spaced`加到${place} eSIM`,
  each: '每个套餐都有自己的 eSIM。',
  another: '添加其他目的地的套餐',
  changed: (plans) => (plans === 1 ? '本次购买有 1 个套餐' : `本次购买有 ${plans} 个套餐`),
};
