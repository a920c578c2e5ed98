import { spaced } from '../../../domain/language-words.zh-hans.ts';
import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `继续 • ${charge}`,
  onto: (country, iccid) => phrase`将添加到这张 eSIM：${country}，ICCID …\u2060${iccid}。无需安装。`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => spaced`适用于此 eSIM 的${place}套餐`,
  more: '查看更多套餐',
  nothing: {
    title: (place) => spaced`没有适用于此 eSIM 的${place}套餐`,
    text: '请选择其他目的地，或为此目的地购买新的 eSIM。',
  },
  refused: '无法加流量',
  failed: '无法加载套餐',
  all: '查看所有套餐',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: '目的地',
  chosen: (place) => phrase`套餐目的地：${place}`,
  change: '更改',
  changeName: '更改目的地',
  back: (own) => spaced`返回${own}`,
};
