import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: `${country}で使えるプリペイドのデータeSIM。定量も無制限も。自宅でインストールして、到着後すぐつながります。`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: `${country}のプランはまだありません。`,
  }),
  missingMeta: { title: '国が見つかりません', description: 'この渡航先は見つかりませんでした。' },
  missing: { title: '国が見つかりません', text: 'この渡航先は見つかりませんでした。' },
  failed: { title: '国のデータを読み込めませんでした', text: catalogWords.notLoaded },
};
