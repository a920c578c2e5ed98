import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: 'eSIM周遊プラン',
    description: '複数の国で使えるプリペイドのデータeSIM。国境を越えても、そのまま使える周遊プランです。',
  },
  title: '1つのeSIMで、いくつもの国へ',
  lead: '周遊プランなら、列車が国境を越えてもつながったままです。',
  loading: '読み込み中…',
};
