import type * as source from './basket-words.ts';

export const basketWords: typeof source.basketWords = {
  add: 'もう1つ追加',
  addOf: (plan) => `もう1つ追加：${plan}`,
  inBasket: (plans) => (plans === 1 ? 'カートに1プラン' : `カートに${plans}プラン`),
  full: 'カートには10プランまで入ります。先に購入してから、続きをお選びください。',
  checkOut: '購入手続きへ',
  plans: (plans) => (plans === 1 ? '1プラン' : `${plans}プラン`),
  one: (plan) => `1つ減らす：${plan}`,
  removeOf: (plan) => `${plan}を削除`,
  onto: (place) => `${place}のeSIMに追加`,
  each: 'プランごとに1つのeSIMが付きます。',
  another: '別の渡航先のプランを追加',
  changed: (plans) => (plans === 1 ? 'この購入に1プラン' : `この購入に${plans}プラン`),
};
