import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: '再購入',
  title: 'このプランをもう一度購入しますか？',
  terms: (email) =>
    phrase`今あるeSIMへのデータ追加ではなく、新しいeSIMの購入です。カードへすぐに請求され、QRコードは${email}に届きます。`,
  noPrice: '料金を読み込めませんでした。',
  gone: {
    title: 'このプランは販売を終了しました。',
    others: (country) => `${country}のほかのプランを見る`,
  },
  busy: '支払いを処理中…',
  buy: (total) => `今すぐ購入 • ${total}`,
  otherWay: '別の方法で支払う',
  bought: {
    title: (iccid) => `eSIMを購入しました。ICCID：${iccid}`,
    text: (email) => `一覧に追加しました。QRコードを${email}にお送りします。`,
  },
  onItsWay: {
    title: (country) => `${country}のeSIMを準備しています`,
    text: (email) => `お支払いは完了しました。${email}にメールでお送りします。`,
  },
  bankWaits: {
    title: '銀行が支払いを確認しています',
    text: '確認でき次第、eSIMをメールでお送りします。',
  },
  failed: (why) => `購入できませんでした：${why ?? 'もう一度お試しください。'}`,
  unanswered: '購入できませんでした。もう一度お試しください。',
  toCheckout: '購入手続きへ進む',
  card: 'カード',
};
