import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'この端末に保存した内容',
  offline: 'オフラインです。保存した内容を表示しています。',
  none: {
    title: '保存した内容はありません',
    text: 'オンラインのときに注文ページを開き、「このスマホに保存」を押してください。QRコード、各種コード、手順が、ここでネットワークなしでも開けます。',
    open: 'マイeSIMを見る',
  },
  unreadable: 'この内容は開けなくなりました。削除して、オンラインのときにeSIMをもう一度保存してください。',
  remove: 'ここから削除',
  noScript: 'このページにはJavaScriptが必要です。このサイトで許可してください。',
};
