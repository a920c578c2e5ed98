import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: '請求書', credit_note: '返金明細書' },
  soldBy: '販売者',
  billedTo: '請求先',
  nameErased: '氏名は消去済み',
  vatNumber: (number) => `VAT番号：${number}`,
  rows: {
    order: '注文',
    corrects: '対象の請求書',
    paidOn: '支払い日',
    method: { invoice: '支払い方法', credit_note: '返金先' },
    period: '利用期間',
    payTo: '銀行振込先',
    owed: 'ご請求残額',
  },
  period: {
    first_use: (days) => `初回利用から${formatDays(days)}`,
    purchase: (days) => `購入から${formatDays(days)}`,
  },
  description: '内容',
  amount: '金額',
  plan: {
    whole: ({ country, label, days }) => `${country}のeSIMデータプラン、${label}、${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `${country}のeSIMデータプラン、${label}、${formatDays(days)}の料金の一部`,
    rest: ({ country, label, days }) =>
      `${country}のeSIMデータプラン、${label}、${formatDays(days)}の料金の残り`,
    tax: ({ country, label, days }) => `${country}のeSIMデータプラン、${label}、${formatDays(days)}のVAT`,
  },
  code: (code) => `クーポンコード${code}`,
  taxes: '税・サービス料',
  included: '込み',
  untaxed: 'VATや売上税はかかりません。',
  net: '税抜金額',
  vat: (rate, country) => `VAT ${rate}（${country}）`,
  noVat: {
    outside: 'VATなし：購入者の所在国では、当店はVATを請求していません。',
    reverse_charge: 'リバースチャージ（Reverse charge）：VATは購入者が申告・納付します。',
  },
  national: (tax, day) => `現地通貨でのVAT：${tax}（${day}のレート）`,
  total: { invoice: '支払い合計', credit_note: '返金合計' },
  credited: {
    total: '減額合計',
    note: (email) => `この金額は未払いの金額から差し引かれます。ご質問は${email}までお送りください。`,
  },
  thanks: (shop, email) =>
    `${shop}をご利用いただきありがとうございます。ご質問は${email}までお送りください。`,
  returned: {
    whole: (email) => `支払い全額を返金しました。ご質問は${email}までお送りください。`,
    part: (email) => `支払いの一部を返金しました。ご質問は${email}までお送りください。`,
    rest: (email) => `支払いの残額を返金しました。ご質問は${email}までお送りください。`,
    tax: (email) => `VATを返金しました。ご質問は${email}までお送りください。`,
  },
};
