import type * as source from './words.ts';

export const destinationSearchWords: typeof source.destinationSearchWords = {
  ask: 'どこへ旅行しますか？',
  search: '検索',
  list: '渡航先',
  regions: '地域',
  nothingFound: (query) => `「${query.trim()}」に一致する国は見つかりませんでした。`,
  popular: '人気の渡航先',
  searching: '国を検索中…',
  found: (destinations, regions) =>
    regions === 0
      ? `${destinations}件の渡航先が見つかりました`
      : `${destinations}件の渡航先と${regions}件の地域が見つかりました`,
  suggested: (places) => `人気の渡航先${places}件`,
};
