import { spaced } from '../../domain/language-words.zh-hans.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: '第一个套餐结束时',
    firstUse: '首次使用时',
    after: (moment) => phrase`此 eSIM 上的相同套餐结束（${moment}）后`,
  },
  it: {
    behind: '第一个套餐结束后，它就会开始。',
    firstUse: '首次使用时，它就会开始。',
    after: (moment) => phrase`此 eSIM 上的相同套餐结束（${moment}）后，它就会开始。`,
  },
  brief: {
    behind: '第一个套餐结束后开始',
    firstUse: '首次使用时开始',
    after: (day) => phrase`最早开始：${day}`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) => phrase`${spaced`它会在开始${days}后结束。`}如果一直未使用，失效日期为：${lapses}。`,
  endOfFirst: (days) => spaced`首次使用${days}后`,
  endOfNext: (days) => spaced`开始${days}后`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: '正在加载安全结账页面…',
  fits: {
    title: (country, iccid) => spaced`将添加到你的${country} eSIM，ICCID …${iccid}`,
    text: '无需安装。',
  },
  refused: {
    title: '无法添加此套餐',
    newEsim: '购买并使用新的 eSIM',
  },
  failed: '无法确认此套餐是否适用',
  notCharged: '没有扣款。',
};
