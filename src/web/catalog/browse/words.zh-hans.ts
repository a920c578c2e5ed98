import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const switchWords: typeof source.switchWords = {
  name: '套餐目录',
  places: { countries: '国家/地区', regions: '区域' },
};

export const countryListWords: typeof source.countryListWords = {
  searchName: '搜索国家或地区',
  searchExample: '美国、西班牙、日本…',
  searching: '正在搜索国家和地区…',
  found: (found, query) => `找到 ${found} 个与“${query}”相符的国家和地区`,
  every: '所有国家和地区',
  unknownPart: '我们没有找到这个地区。',
  allLoaded: (total) => `已显示全部国家和地区（共 ${total} 个）`,
  showMore: '显示更多国家和地区',
  failed: {
    title: '无法加载国家和地区',
    text: '我们没能加载内容。请检查网络连接后重试。',
  },
  empty: '暂无国家或地区。',
  nothingFound: {
    title: '没有找到相符的国家或地区。',
    text: '请试试国家或地区的名称、代码，或所在的大洲。',
    clear: '清除搜索',
  },
};

export const countryCardWords: typeof source.countryCardWords = {
  viewPlans: '查看所有套餐',
  viewPlansOf: (country) => spaced`查看${country}的所有套餐`,
  noPlans: '暂无套餐',
  unlimitedFrom: '不限量起价',
  seeFixed: '查看定量套餐',
  seeOthers: '查看套餐',
  seeOf: (see, country) => `${country}：${see}`,
  unlimitedForADay: '1 天不限量：',
  nothingYet: '尚未开售',
};
