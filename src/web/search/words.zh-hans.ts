import type * as source from './words.ts';

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: '你要去哪里旅行？',
  search: '搜索',
  list: '目的地',
  regions: '区域',
  nothingFound: (query) => `没有找到与“${query.trim()}”相符的国家或地区`,
  popular: '热门地点',
  searching: '正在搜索国家和地区…',
  found: (destinations, regions) =>
    regions === 0 ? `找到 ${destinations} 个目的地` : `找到 ${destinations} 个目的地和 ${regions} 个区域`,
  suggested: (places) => `${places} 个热门地点`,
};
