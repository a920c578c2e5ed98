import type * as source from './browse-words.ts';
import { catalogWords } from './words.ts';

export const browseWords: typeof source.browseWords = {
  meta: {
    title: '浏览 eSIM 套餐',
    countryTitle: catalogWords.plansOf,
    description: '适用于 200 多个国家和地区的预付费流量 eSIM，定量或不限量。请选择你的目的地。',
  },
  title: '浏览 eSIM 套餐',
  lead: '选择你的目的地',
  loading: '正在加载 eSIM 套餐…',
  back: '返回国家和地区列表',
  failed: { title: '无法加载国家和地区数据', text: catalogWords.notLoaded },
};
