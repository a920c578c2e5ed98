import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'このスマホに保存', device: 'この端末に保存' },
  what: 'QRコード、各種コード、手順が、ネットワークなしでも開けるようになります。',
  kept: 'ここに保存済みで、ネットワークなしでも開けます。',
  open: '保存した内容を見る',
  remove: 'ここから削除',
  removed: 'ここから削除しました。',
  iphone: 'Safariは7日間アクセスがないと削除します。長く残すには、このページをホーム画面に追加してください。',
  failed: {
    offline: '読み込めませんでした。通信状況を確認して、もう一度お試しください。',
    full: '空き容量が足りません。容量を空けて、もう一度お試しください。',
    blocked:
      'このブラウザはサイトのデータを保存しません。プライベートブラウズを終了するか、このサイトのCookieを許可するか、ページを印刷してください。',
    over: '保存するものがありません。このeSIMは終了したか、返品手続き中です。',
  },
};
