import type * as source from './regional-words.ts';

export const regionalWords: typeof source.regionalWords = {
  meta: {
    title: '區域 eSIM 方案',
    description: '一張預付數據 eSIM，多個國家和地區都能用。區域方案，跨國也不斷網。',
  },
  title: '一張 eSIM，跨越多國',
  lead: '列車開進下一個國家，區域方案照樣能用。',
  loading: '正在載入…',
};
