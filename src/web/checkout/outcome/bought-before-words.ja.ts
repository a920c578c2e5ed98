import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: '購入済みです',
  text: {
    eSIM: (country, at) => phrase`${country}のeSIMは、${at}に支払い済みです。`,
    plan: (country, at) => phrase`${country}のデータ追加は、${at}に支払い済みです。`,
  },
  order: '注文を見る',
  another: { eSIM: 'もう1つ購入する', plan: 'もう一度追加する' },
};
