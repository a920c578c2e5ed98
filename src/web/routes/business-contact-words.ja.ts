import type * as source from './business-contact-words.ts';

export const businessWords: typeof source.businessWords = {
  meta: {
    title: '法人のお客様へ',
    description: 'チームや会社のための旅行用eSIMです。見積もりの依頼には1営業日以内に返信します。',
  },
};
