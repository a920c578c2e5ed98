import type * as source from './confirm-return-words.ts';
import { mailLinkWords } from './words.ts';

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? 'プラン' : 'eSIM');

export const returnWords: typeof source.returnWords = {
  meta: {
    title: 'eSIMの返品',
    description: 'eSIMを返品する意思を確認します。',
  },
  checking: mailLinkWords.checking,
  noLink: {
    title: mailLinkWords.dead,
    text: '使用済みか、期限切れか、リンクの一部が欠けています。もう一度返金を申請すると、新しいリンクをお送りします。',
    esims: 'マイeSIMを見る',
  },
  title: (isTopUp) => `この${thing(isTopUp)}を返品しますか？`,
  text: ({ number, country, plan, amount, isTopUp }) =>
    `注文${number}は${country}、${plan}です。${thing(isTopUp)}を取り消し、${amount}を支払いに使ったカードまたはアカウントに返金します。取り消すと元には戻せません。返品をやめる場合は、このページを閉じれば何も変わりません。`,
  agree: (amount, isTopUp) => `${thing(isTopUp)}を返品して${amount}の返金を受ける`,
  busy: 'お待ちください…',
  unchanged: '何も変更されていません。',
  asked: {
    title: '通信会社に確認しています',
    paused: '返品を受け付けました',
    text: (amount, isTopUp) =>
      `この${thing(isTopUp)}を取り消せるかどうかは通信会社が判断します。取り消しが済み次第、${amount}を支払いに使ったカードまたはアカウントに返金します。それまでは使わないでください。`,
  },
  done: {
    title: '返金手続き中です',
    text: (amount, bankTime, isTopUp) =>
      `${amount}を支払いに使ったカードまたはアカウントに返金します。${bankTime}${
        isTopUp ? 'プランをeSIMから削除しました。' : 'このeSIMは使えなくなりました。'
      }`,
    home: 'ホームへ',
  },
};
