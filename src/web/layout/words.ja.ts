import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: '本文へ移動',
  notice: 'お知らせ',
  sandbox: 'サンドボックス：お金は動きません',
  paused: '販売を一時停止しています',
  missed: 'ページを読み込めませんでした。選択内容はそのまま残っています。',
  offline: 'オフラインです。接続が戻ると、続きから再開します。',
};
