import { spaced } from '../../../domain/language-words.zh-hant.ts';
import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `繼續 • ${charge}`,
  onto: (country, iccid) => phrase`將加到這張 eSIM：${country}，ICCID …\u2060${iccid}。不必安裝。`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => spaced`適用於此 eSIM 的${place}方案`,
  more: '查看更多方案',
  nothing: {
    title: (place) => spaced`沒有適用於此 eSIM 的${place}方案`,
    text: '請選擇其他目的地，或為此目的地購買新的 eSIM。',
  },
  refused: '無法加購數據',
  failed: '無法載入方案',
  all: '查看所有方案',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: '目的地',
  chosen: (place) => phrase`方案目的地：${place}`,
  change: '變更',
  changeName: '變更目的地',
  back: (own) => spaced`返回${own}`,
};
