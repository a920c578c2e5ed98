import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: '瀏覽 eSIM 方案',
    countryTitle: catalogWords.plansOf,
    description: '適用於 200 多個國家和地區的預付數據 eSIM，定量或吃到飽。請選擇您的目的地。',
  },
  title: '瀏覽 eSIM 方案',
  lead: '選擇您的目的地',
  loading: '正在載入 eSIM 方案…',
  back: '返回國家和地區清單',
  failed: { title: '無法載入國家和地區資料', text: catalogWords.notLoaded },
};
