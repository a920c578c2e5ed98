import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const documentsWords: typeof source.documentsWords = {
  invoice: '請求書',
  invoiceFailed: '請求書をダウンロードできませんでした',
  creditNote: '返金明細書',
  creditNoteOf: (amount) => `返金明細書（${amount}）`,
  creditNoteFailed: '返金明細書をダウンロードできませんでした',
  contractSummary: '契約概要',
};

const TITLES: (typeof source.orderStateWords)['titles'] = {
  unpaid: 'この注文はまだ支払われていません',
  pending: '支払いを確認しています',
  processing: 'eSIMを準備しています',
  ready: 'eSIMの準備ができました',
  refunding: '返金手続き中です',
  refunded: '返金しました',
};

export const orderStateWords: typeof source.orderStateWords = {
  titles: TITLES,
  addedTitles: {
    ...TITLES,
    processing: 'データを追加しています',
    ready: 'データを追加しました',
  },
  install: 'スマホにインストール',
  hidden: {
    title: 'コードの表示期間が終わりました',
    text: ({ used, link }) =>
      `リンクがほかの人に渡った場合に備え、このページでのQRコードとアクティベーションコードの表示は、初回利用から${used}日で終わります。購入したブラウザ以外では、お届けから${link}日で終わります。コードは、届いたメールと、アカウントまたは購入したブラウザの「マイeSIM」で引き続き確認できます。`,
  },
  added: {
    title: 'このプランをeSIMに追加しました',
    text: (iccid) => `ICCIDの末尾が${iccid}のeSIMに追加しました。インストールは不要です。`,
  },
  returnAsked: {
    heading: '返金の申請を受け付けました',
    title: '通信会社に確認しています',
    text: (what, amount, paidWith) =>
      `この${what === 'eSIM' ? 'eSIM' : 'プラン'}を取り消せるかどうかは通信会社が判断します。取り消せる場合は、${amount}を${paidWith}に返金します。それまでは使わないでください。`,
  },
  unpaid: {
    text: 'そのため、eSIMはありません。同じプランを改めて購入できます。',
    late: '購入手続きの有効期限が切れました',
    title: '支払いが完了しませんでした',
    back: '購入手続きに戻る',
  },
  refund: {
    comesBack: (amount, paidWith) => `${amount}を${paidWith}に返金します`,
    isBack: (amount, paidWith) => `${amount}を${paidWith}に返金しました`,
    whole: {
      refunding: 'お支払い額の全額を返金します。',
      refunded: 'お支払い額の全額を返金しました。',
    },
    plans: (country) => `${country}のプラン`,
  },
  pending: {
    after: {
      eSIM: (email) =>
        phrase`二重に支払わないでください。確認でき次第、eSIMがここに表示され、${email}にもメールでお送りします。`,
      plan: (email) =>
        phrase`二重に支払わないでください。確認でき次第、eSIMにデータを追加し、${email}にメールでお知らせします。`,
    },
  },
  paid: {
    title: 'お支払いが完了しました',
    eSIM: (email) =>
      phrase`通常、eSIMは1分以内に届きます。準備ができ次第、このページに表示されます。ページは閉じてもかまいません。${email}にもメールでお送りします。`,
    plan: (email) =>
      phrase`通常、プランは1分以内に追加されます。追加が終わり次第、このページでお知らせします。ページは閉じてもかまいません。${email}にもメールでお知らせします。`,
  },
  checkAgain: 'もう一度確認',
};

export const orderTicketWords: typeof source.orderTicketWords = {
  totals: {
    unpaid: '合計',
    pending: '確認中',
    processing: '支払い済み',
    ready: '支払い済み',
    refunding: '返金手続き中',
    refunded: '返金済み',
  },
  rows: {
    number: '注文番号',
    iccid: 'ICCID',
    email: 'メール',
    paid: '支払い日時',
    paidWith: '支払い方法',
    ordered: '注文日時',
    returned: '返金日時',
    inPart: '一部返金',
    goodwill: '特別返金',
  },
  onTheWay: (amount) => `${amount}、手続き中`,
};

export const saveOrderWords: typeof source.saveOrderWords = {
  guest: {
    title: 'アカウントに保存',
    button: 'ログインして保存',
  },
  text: 'このリンクがなくても、どの端末からでも確認できます。',
  saved: 'アカウントに保存しました。',
  another: 'この注文は別のアカウントに保存されています。',
  user: {
    title: 'アカウントに保存',
    button: 'アカウントに保存する',
  },
};

export const orderRightsWords: typeof source.orderRightsWords = {
  withdrawn: (at) => phrase`この契約は${at}に撤回されました。`,
  until: (at) => phrase`未使用の場合、${at}までは全額返金を受けられます。`,
  over: (at) => phrase`この注文の返品期間は${at}に終了しました。`,
  stranger: {
    title: '本人の注文か確認が必要です',
    text: (mail, number) =>
      phrase`購入時のメールアドレスにリンクをお送りします。リンクはどの端末でも使えます。そのメールを受け取れない場合は、注文を保存したアカウントにログインするか、注文番号${number}を添えて${mail}までご連絡ください。`,
    mail: 'リンクをメールで受け取る',
  },
  mailed: {
    title: (to) => `${to}にメールをお送りしました。`,
    text: (hours) =>
      `返金を受けるには、${hours}時間以内にメールのリンクを開いてください。それまでは何も変わりません。`,
  },
};

export const boughtTogetherWords: typeof source.boughtTogetherWords = {
  title: '一緒に購入したプラン',
  states: {
    unpaid: '未払い',
    pending: '支払いを確認中',
    processing: '準備中',
    ready: '準備完了',
    refunding: '返金手続き中',
    refunded: '返金済み',
  },
};
