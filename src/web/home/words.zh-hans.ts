import { spaced } from '../../domain/language-words.zh-hans.ts';
import type * as source from './words.ts';

export const activeWords: typeof source.activeWords = {
  title: '每一盏灯火，都是一个目的地',
  lead: (destinations) => `目前有 ${destinations} 个目的地提供套餐。`,
  map: (destinations) => `世界地图，${destinations} 个目的地各亮着一盏灯火`,
};

export const popularWords: typeof source.popularWords = {
  title: '热门目的地',
  viewAll: '查看所有国家和地区',
  loading: '正在加载价格…',
  lost: { title: '无法加载价格数据', again: '重试' },
  garbled: { title: '无法处理国家和地区数据', again: '重试' },
  none: { title: '暂时无法加载各国家和地区的价格。', again: '重新加载' },
  noPrices: '我们没能加载价格。你仍可在上方搜索目的地。',
};

export const cardWords: typeof source.cardWords = {
  unlimited: '不限量',
  getStarted: '开始选购',
  getStartedWith: (country) => spaced`选购${country}套餐`,
  from: '起价',
  noUnlimited: '暂无不限量套餐',
  noPlans: '暂无套餐',
};

export const phoneWords: typeof source.phoneWords = {
  picture: '一部手机，日本 eSIM 正在使用中，10GB 中剩余 6.2GB，还剩 18 天',
  landed: '已抵达东京',
  on: '你的日本 eSIM 已启用',
};
