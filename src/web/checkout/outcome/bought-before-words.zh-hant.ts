import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: '您已經買過了',
  text: {
    eSIM: (country, at) => phrase`${spaced`您已為${country} eSIM 付款，時間：`}${at}。`,
    plan: (country, at) => phrase`${spaced`您已為加購的${country}數據付款，時間：`}${at}。`,
  },
  order: '查看訂單',
  another: { eSIM: '再買一張', plan: '再次加購' },
};
