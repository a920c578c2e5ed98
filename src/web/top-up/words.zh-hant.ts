import { spaced } from '../../domain/language-words.zh-hant.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: '第一個方案結束時',
    firstUse: '首次使用時',
    after: (moment) => phrase`此 eSIM 上的相同方案結束（${moment}）後`,
  },
  it: {
    behind: '此方案會在第一個方案結束後開始。',
    firstUse: '此方案會在首次使用時開始。',
    after: (moment) => phrase`此 eSIM 上的相同方案結束（${moment}）後，此方案才會開始。`,
  },
  brief: {
    behind: '第一個方案結束後開始',
    firstUse: '首次使用時開始',
    after: (day) => phrase`最早開始：${day}`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) =>
    phrase`${spaced`方案會在開始${days}後結束。`}如果一直沒有使用，失效日期為：${lapses}。`,
  endOfFirst: (days) => spaced`首次使用${days}後`,
  endOfNext: (days) => spaced`開始${days}後`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: '正在載入安全結帳頁面…',
  fits: {
    title: (country, iccid) => spaced`將加到您的${country} eSIM，ICCID …${iccid}`,
    text: '不必安裝。',
  },
  refused: {
    title: '無法加購此方案',
    newEsim: '改買新的 eSIM 方案',
  },
  failed: '無法確認此方案是否適用',
  notCharged: '沒有扣款。',
};
