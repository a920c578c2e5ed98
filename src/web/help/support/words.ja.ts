import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: 'よくある質問を検索',
  try: '返金、テザリング、機種変更…',
  none: '検索に一致する項目はありません。',
  found: (entries) => `${entries}件見つかりました`,
  show: '表示',
  hide: '閉じる',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: '法人のお問い合わせ',
    way: (reply, page) => phrase`${page}から受け付け、${reply}に返信します。`,
    page: '法人向けページ',
  },
  refunds: {
    name: '返金',
    within: (time) => `購入から${time}は、eSIMが未使用であれば返金を受けられます。`,
  },
  language: { name: '言語', which: '回答は英語になります。' },
  atHand: { name: '必要な情報', what: '注文番号、スマホの機種、今いる国をお知らせください。' },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: 'メールサポート',
    text: (reply) => `最初の返信までは${reply}です。`,
  },
  chat: {
    name: 'ライブチャット',
    unknown: '毎日受付',
    isOpen: (until) => `受付中（端末の時刻で${until}まで）`,
    isClosed: (until) => `受付時間外（端末の時刻で${until}に再開）`,
    text: '担当者がその場で回答します。受付時間外はメールでご連絡ください。',
    open: 'チャットを開く',
    byMail: '担当者がその場で回答します。メールでチャットを希望すると、受付時間中にリンクを送ります。',
    ask: 'チャットを希望する',
    subject: 'ライブチャット',
  },
};
