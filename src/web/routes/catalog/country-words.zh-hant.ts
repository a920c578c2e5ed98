import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: spaced`適用於${country}的預付數據 eSIM，定量或吃到飽。在家安裝，落地就有訊號。`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: spaced`我們目前還沒有${country}的方案。`,
  }),
  missingMeta: { title: '找不到該國家或地區', description: '我們找不到這個目的地。' },
  missing: { title: '找不到該國家或地區', text: '我們找不到這個目的地。' },
  failed: { title: '無法載入國家和地區資料', text: catalogWords.notLoaded },
};
