import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './country-words.ts';
import { catalogWords } from './words.ts';

export const countryWords: typeof source.countryWords = {
  meta: (country) => ({
    title: catalogWords.plansOf(country),
    description: spaced`适用于${country}的预付费流量 eSIM，定量或不限量。在家安装，落地即有信号。`,
  }),
  unsoldMeta: (country) => ({
    title: country,
    description: spaced`我们目前还没有${country}的套餐。`,
  }),
  missingMeta: { title: '未找到该国家或地区', description: '我们没有找到这个目的地。' },
  missing: { title: '未找到该国家或地区', text: '我们没有找到这个目的地。' },
  failed: { title: '无法加载国家和地区数据', text: catalogWords.notLoaded },
};
