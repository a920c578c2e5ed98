import type * as source from './place-words.ts';

export const placeWords: typeof source.placeWords = {
  install: 'eSIMの設定方法',
  faq: 'よくある質問',
  browse: 'プランを探す',
  regions: '周遊プラン',
  trip: '旅行プランナー',
  enterprise: '法人向け',
  support: 'サポート',
  profile: 'マイページ',
};
