import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './bought-before-words.ts';

export const boughtBeforeWords: typeof source.boughtBeforeWords = {
  title: '你已购买',
  text: {
    eSIM: (country, at) => phrase`${spaced`你已为${country} eSIM 付款，时间：`}${at}。`,
    plan: (country, at) => phrase`${spaced`你已为加购的${country}流量付款，时间：`}${at}。`,
  },
  order: '查看订单',
  another: { eSIM: '再买一张', plan: '再次加购' },
};
