import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `続ける • ${charge}`,
  onto: (country, iccid) =>
    phrase`${country}のeSIM（ICCID …\u2060${iccid}）に追加します。インストールは不要です。`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `このeSIMに追加できる${place}のプラン`,
  more: 'プランをもっと見る',
  nothing: {
    title: (place) => `このeSIMに追加できる${place}のプランはありません`,
    text: '別の渡航先を選ぶか、新しいeSIMを購入してください。',
  },
  refused: 'データを追加できません',
  failed: 'プランを読み込めませんでした',
  all: 'すべてのプランを見る',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: '渡航先',
  chosen: (place) => phrase`${place}のプラン`,
  change: '変更',
  changeName: '渡航先を変更',
  back: (own) => `${own}に戻る`,
};
