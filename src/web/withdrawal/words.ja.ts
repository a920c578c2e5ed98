import { withdrawalPromise } from '../../domain/promise/words.ts';
import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

/** What is returned: a top-up, or an eSIM. */
const thing = (isTopUp: boolean) => (isTopUp ? 'プラン' : 'eSIM');

export const askOrderWords: typeof source.askOrderWords = {
  title: '契約の撤回',
  lead: 'どの注文ですか？注文番号は、eSIMが届いたメールにあります。そのメールのリンクから、次の手順に直接進むこともできます。',
  number: '注文番号',
  numberHint: '例：SP-7F3K-92QD',
  email: '注文時のメールアドレス',
  next: '続ける',
  noNumber: '注文番号を入力してください（例：SP-7F3K-92QD）',
  otherWay: (mail) =>
    phrase`番号がわからない場合は、撤回することを${mail}にメールでお知らせください。それも有効な撤回です。`,
};

export const ownContractsWords: typeof source.ownContractsWords = {
  title: '注文一覧',
  what: (country, plan, days) => `${country}、${plan}、${days}`,
  until: (number, until) => phrase`${number}。${until}まで撤回できます。`,
  choose: '撤回する',
  chooseOf: (number) => `注文${number}を撤回する`,
  other: 'ほかの注文の場合は、注文番号とメールアドレスを入力してください。',
};

export const mailedWords: typeof source.mailedWords = {
  title: 'メールを確認してください',
  text: (days) =>
    `この番号とアドレスの注文があれば、最後の手順へのリンクをメールでお送りします。リンクは${days}日間有効です。撤回は今の時点で受け付けたものとします。`,
  again: '別の番号を入力',
};

export const declareWords: typeof source.declareWords = {
  title: withdrawalPromise.confirm,
  lead: (isTopUp, amount) =>
    `${thing(isTopUp)}を取り消し、${amount}を支払いに使ったカードまたはアカウントに返金します。取り消すと元には戻せません。有効化または使用されている場合は、内容を確認してご連絡します。`,
  contract: 'この契約を撤回します',
  what: (country, plan) => `${country}、${plan}`,
  until: (until) => phrase`${until}まで撤回できます。`,
  name: '名前',
  email: '確認メールの送り先',
  emailHint: '受領の確認を、このアドレスと注文時のアドレスにお送りします。',
  noName: '名前を入力してください',
  confirm: withdrawalPromise.confirm,
  failed: '何も変更されていません。',
};

export const withdrawnWords: typeof source.withdrawnWords = {
  title: 'この契約を撤回しました',
  received: (number, at) =>
    phrase`注文${number}の撤回を${at}に受け付けました。受領の確認をメールでお送りします。`,
  next: {
    undelivered: (isTopUp) =>
      `${thing(isTopUp)}は現在手配中です。手配が終わり次第取り消し、自動的に返金します。`,
    received: (isTopUp) =>
      `現在、通信会社から応答がありません。応答があり次第${thing(isTopUp)}を取り消し、自動的に返金します。`,
    asked: (isTopUp) =>
      `この${thing(isTopUp)}を取り消せるかどうかは通信会社が判断します。取り消しが済み次第、返金します。それまでは使わないでください。`,
    refunding: () => '返金手続き中です。',
    refunded: () => '元の支払い方法に返金しました。',
  },
  all: (amount) => `返金額は${amount}で、お支払い額の全額です。`,
  rest: (amount, before) =>
    `返金額は${amount}です。返金済みの${before}と合わせて、お支払い額の全額になります。`,
  before: (before) => `お支払い額の${before}は、すでに返金済みです。`,
  refused: '自動返金の対象外です。担当者が確認してご連絡します。',
  home: 'ホームへ',
};

export const notWithdrawableWords: typeof source.notWithdrawableWords = {
  not_paid: '契約がありません',
  returned: 'この注文はすでに返金済みです',
  too_late: '撤回できる期間は終わりました',
};

export const noLinkWords: typeof source.noLinkWords = {
  title: 'このリンクは使えません',
  text: '期限切れか、リンクの一部が欠けています。注文番号を入力すると、新しいリンクをお送りします。',
  byNumber: '注文番号を入力',
};

export const notServedWords: typeof source.notServedWords = {
  title: '返金',
  text: '返金を受けられる場合と申請の方法は、返金ポリシーをご覧ください。',
};

export const checkingWords: string = '注文を検索中…';
