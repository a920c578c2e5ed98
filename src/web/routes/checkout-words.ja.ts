import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: '安全なお支払い', description: '旅行用eSIMの料金を支払います。' },
  invalid: {
    title: '無効なプランデータ',
    text: 'このプランは販売を終了しました。請求は発生していません。',
    dashboard: 'ダッシュボードに戻る',
  },
  lost: {
    title: 'ページを読み込めませんでした',
    text: '支払いが済んでいる場合は、二重に支払わないでください。eSIMはメールで届きます。済んでいない場合、請求は発生していません。',
  },
  failed: {
    title: '購入手続きを読み込めませんでした',
    text: '料金を取得できませんでした。通信状況を確認して、もう一度お試しください。請求は発生していません。',
  },
};
