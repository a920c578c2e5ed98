import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: 'eSIMプランを探す',
    countryTitle: catalogWords.plansOf,
    description: '200か国以上で使えるプリペイドのデータeSIM。定量も無制限も、渡航先から選べます。',
  },
  title: 'eSIMプランを探す',
  lead: '渡航先を選んでください',
  loading: 'eSIMプランを読み込み中…',
  back: '国の一覧に戻る',
  failed: { title: '国のデータを読み込めませんでした', text: catalogWords.notLoaded },
};
