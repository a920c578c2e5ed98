import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const deleteEsimWords: typeof source.deleteEsimWords = {
  title: 'eSIMを削除',
  keep: '削除しない',
  text: (country, plan) =>
    `${country}、${plan}が一覧から消えます。スマホでは引き続き使え、「非表示のeSIM」に残ります。返金はされません。`,
  failed: 'eSIMを削除できませんでした。もう一度お試しください。',
};

export const esimsFailedWords: typeof source.esimsFailedWords = {
  title: 'マイeSIMを読み込めませんでした',
  text: 'eSIMに影響はありません。通信状況を確認して、もう一度お試しください。',
};

export const hiddenEsimsWords: typeof source.hiddenEsimsWords = {
  title: (count) => `非表示のeSIM（${count}）`,
  plan: (plan, days, iccid) => `${plan}、${days}、ICCID …${iccid}`,
  restore: '元に戻す',
  which: (country, iccid) => `${country}、ICCID …${iccid}`,
};

export const hidingWords: typeof source.hidingWords = {
  restoreFailed: {
    title: 'eSIMを元に戻せませんでした。もう一度お試しください。',
    text: '「非表示のeSIM」に残っています。',
  },
  hidden: (country) => `${country}のeSIMを一覧から消しました。`,
  undo: '元に戻す',
};

export const noEsimsWords: typeof source.noEsimsWords = {
  title: 'eSIMはまだありません',
  text: '購入するとここに表示され、すぐにインストールできます。',
  browse: 'プランを探す',
};

export const ownEsimsWords: typeof source.ownEsimsWords = {
  count: (count) => phrase`購入したeSIM：${count}件`,
  countAloud: (count) => `購入したeSIM：${count}件`,
  more: (left) => `eSIMをもっと見る（${left}）`,
};

export const returnedWords: typeof source.returnedWords = {
  title: (country) => `${country}の注文を返金しました`,
  coming: (amount, method, order) =>
    `注文${order}の${amount}を${method === null ? '' : `${method}に`}返金する手続きを進めています。`,
  sent: (amount, method, order) => `注文${order}の${amount}を${method ?? '元の支払い方法'}に返金しました。`,
  order: '注文を見る',
};

export const waitingWords: typeof source.waitingWords = {
  pending: {
    title: (country) => `${country}の支払いを確認しています`,
    text: (order) => `注文${order}は確認待ちです。`,
  },
  paid: {
    eSIM: (country) => `${country}のeSIMを準備しています`,
    plan: (country) => `${country}のデータを追加しています`,
    text: (order) =>
      `注文${order}のお支払いは完了しました。このページは閉じてもかまいません。準備ができ次第、メールでお知らせします。`,
  },
};
