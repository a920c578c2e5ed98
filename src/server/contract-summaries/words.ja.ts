import type * as source from './words.ts';

export const summaryWords: typeof source.summaryWords = {
  title: '契約概要',
  intro:
    'この契約概要は、EU法の定めに従い、このサービスの主な内容を示すものです。ほかのサービスと比較する際に役立ちます。サービスに関する詳細は、ほかの文書に記載されています。',
  headings: {
    service: 'サービスと機器',
    speeds: 'インターネット接続の速度と、問題が起きた場合の救済',
    price: '料金',
    duration: '期間、更新、終了',
    disabilities: '障害のある利用者向けの機能',
    other: 'その他の情報',
  },
  dataOnly:
    'モバイルネットワークによるプリペイドのインターネット接続です。通話、SMS、電話番号は含まれません。',
  esim: 'お支払い後すぐに、メールと注文ページでeSIMをお届けします。SIMロックがなく、eSIMに対応したスマホが必要です。端末は含まれません。',
  onto: 'お持ちのeSIMに追加されます。端末は含まれません。',
  networks: (names) => `ネットワーク：${names}`,
  noNetworks: 'どの世代のネットワークを使うかは、提携先から情報がありません。',
  untilUsed: 'データを使い切るまで高速です。使い切ると接続が止まります。',
  noPromise: '速度はネットワーク、場所、お使いのスマホ、混雑の度合いによって変わるため、保証されません。',
  once: (totals) => `お支払いは前払いの1回だけです。合計：${totals}`,
  nothingElse: '税金と手数料を含みます。データを使い切っても、追加の料金はかかりません。',
  ends: 'その後、プランは自動で終了します。更新されないため、解約の手続きは不要です。',
  accessible: (address) =>
    `ページとメールはWCAG 2.2のレベルAAを目標にしています。キーボードやスクリーンリーダーで購入、インストール、お問い合わせができ、コードはすべて文字でも読めます。詳細：${address}`,
  part: {
    title: '苦情と紛争',
    text: 'まず{support_email}までご連絡ください。合意に至らない場合は、お住まいの国の電気通信の規制機関や紛争解決機関に相談できます。',
  },
  documents: (addresses) => `契約に関するその他の文書：${addresses}`,
  made: (day) => `作成日：${day}`,
  download: 'この概要をダウンロード',
};
