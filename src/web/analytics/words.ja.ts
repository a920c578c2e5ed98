import type * as source from './words.ts';

export const analyticsQuestionWords: typeof source.analyticsQuestionWords = {
  name: 'アクセス解析',
  question:
    '外部のアクセス解析サービスによる利用状況の把握を許可しますか？購入手続き、注文ページ、ログイン中の画面では使いません。',
  more: '詳しく見る、後で変更する',
  no: '許可しない',
  yes: '許可する',
};

export const analyticsChoiceWords: typeof source.analyticsChoiceWords = {
  forbidden: 'ブラウザが追跡の拒否を求めているため、回答にかかわらず、解析用のスクリプトは読み込みません。',
  given: 'このブラウザでは許可しています。',
  refused: 'このブラウザでは許可していません。',
  refuse: '許可を取り消す',
  give: 'アクセス解析を許可する',
};
