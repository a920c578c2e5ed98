import type * as source from './words.ts';

export const cardFieldWords: typeof source.cardFieldWords = {
  name: 'カード情報',
  loading: 'カードの入力欄を読み込み中…',
  failed: 'カードの入力欄を読み込めませんでした。',
  otherWays: (other) =>
    `広告ブロッカーやネットワークが、決済会社Stripeを遮断している可能性があります。${other ? `${other}なら、そのまま支払えます。` : 'このページで広告ブロッカーを無効にするか、別のブラウザやネットワークを使ってください。'}`,
  complete: 'カード情報の入力が完了しました',
  incomplete: 'カード情報をすべて入力してください',
  who: '決済はStripeが行います。当店がカード番号を見ることはありません。',
};

export const methodWords: typeof source.methodWords = {
  title: 'お支払い情報',
  card: 'クレジット・デビットカード',
  cards: 'Visa、Mastercard、American Express',
  elsewhereHint: (name) => `${name}のページに移動し、手続きが終わるとここに戻ります。`,
  paypalHint: 'PayPalのウィンドウが開き、手続きが終わるとここに戻ります。',
  currency: '通貨',
  notIn: (name, currency) => `${name}は${currency}での支払いに対応していません。カードで支払ってください。`,
};

export const paypalFieldWords: typeof source.paypalFieldWords = {
  loading: 'PayPalを読み込み中…',
  failed: {
    title: 'PayPalを読み込めませんでした。',
    text: 'もう一度試すか、カードで支払ってください。',
  },
};

export const saveCardWords: typeof source.saveCardWords = {
  label: '次回のためにカードを保存する',
  hint: 'カードは決済会社のStripeが保管し、当店から見えるのは下4桁だけです。請求は購入ボタンを押したときだけです。ダッシュボードでいつでも削除できます。',
};

export const savedCardWords: typeof source.savedCardWords = {
  name: '使うカード',
  other: '別のカードを使う',
};
