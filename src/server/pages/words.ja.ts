import type * as source from './words.ts';

export const plainWords: typeof source.plainWords = {
  readOnly: 'このアドレスは読み取り専用です。',
  impossible: 'このようなアドレスはありません。',
  broken: '問題が発生しました',
  notFound: '見つかりません',
  busy: '混雑中',
  notDrawn: '描画できませんでした',
};
