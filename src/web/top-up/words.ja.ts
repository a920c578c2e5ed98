import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: '最初のプランの終了時',
    firstUse: '初回利用時',
    after: (moment) => phrase`${moment}以降、このeSIMの同じプランの終了時`,
  },
  it: {
    behind: 'このプランは、最初のプランが終了すると始まります。',
    firstUse: 'このプランは、初回利用時に始まります。',
    after: (moment) => phrase`このプランは、${moment}以降、このeSIMの同じプランが終了すると始まります。`,
  },
  brief: {
    behind: '最初のプランの終了時に開始',
    firstUse: '初回利用時に開始',
    after: (day) => phrase`${day}以降に開始`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) => phrase`開始から${days}で終了します。使わない場合は${lapses}に失効します。`,
  endOfFirst: (days) => `初回利用から${days}`,
  endOfNext: (days) => `開始から${days}`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: '購入手続きを読み込み中…',
  fits: {
    title: (country, iccid) => `${country}のeSIM（ICCID …${iccid}）に追加します`,
    text: 'インストールは不要です。',
  },
  refused: {
    title: 'このプランは追加できません',
    newEsim: '新しいeSIMとして購入',
  },
  failed: 'このプランを追加できるか確認できませんでした',
  notCharged: '請求は発生していません。',
};
