import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: '未找到该国家或地区', text: '我们没有找到这个目的地。' },
  guide: (place) => spaced`${place} eSIM 指南`,
  guides: '选购之前',
  browseAll: '浏览所有国家和地区',
  search: '搜索',
  supported: '支持的国家和地区',
  supportedCount: (countries) => `支持的国家和地区（${countries}）`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: '排序',
  sorts: {
    recommended: '推荐',
    price: '价格从低到高',
    data: '流量从多到少',
    duration: '天数从少到多',
    name: '名称',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: '暂无套餐',
  covered: (country) => spaced`目前还没有${country}专用的套餐，但可以使用区域套餐。`,
  nothing: (country) => spaced`目前还没有${country}的套餐。`,
  see: (region, price) => spaced`${region}，${price}起`,
  near: (country) => spaced`${country}周边的套餐`,
  from: '起价',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => spaced`除了${country}，还去其他地方？`,
  titleAlone: (country) => spaced`可在${country}使用的套餐`,
  coveredBy: (region) => spaced`${region}套餐也适用`,
  coveredAlone: (region) => spaced`${region}套餐适用`,
  countries: (countries) => (countries === 1 ? '1 个国家或地区' : `${countries} 个国家和地区`),
  countriesFrom: (countries, price) => spaced`${countries}，${price}起`,
};
