import type * as source from './words.ts';

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: '您要去哪裡旅行？',
  search: '搜尋',
  list: '目的地',
  regions: '區域',
  nothingFound: (query) => `找不到與「${query.trim()}」相符的國家或地區`,
  popular: '熱門地點',
  searching: '正在搜尋國家和地區…',
  found: (destinations, regions) =>
    regions === 0 ? `找到 ${destinations} 個目的地` : `找到 ${destinations} 個目的地和 ${regions} 個區域`,
  suggested: (places) => `${places} 個熱門地點`,
};
