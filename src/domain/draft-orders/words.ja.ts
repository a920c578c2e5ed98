import type * as source from './words.ts';

export const draftOrderWords: typeof source.draftOrderWords = {
  offer: '見積書',
  proForma: '仮請求書',
  title: (number) => `お見積もり${number}`,
  validUntil: '有効期限',
  dueBy: 'お支払い期限',
  reference: '振込時の参照番号',
  purchaseOrder: '発注番号',
  invoiceTerms: (days) => `ご承諾から${days}以内の銀行振込`,
  accountTerms: (days) => `掛け払い（${days}以内にお支払い）`,
  times: (quantity, what) => `${quantity} × ${what}`,
  tier: (from, unit) => `${from}件から：1件あたり${unit}`,
  taxOff: 'お客様が申告するVAT',
  total: '合計',
  received: 'これまでの入金額',
  pdf: 'PDFをダウンロード',
  pay: '承諾して支払う',
  accept: '見積もりを承諾する',
  acceptOrder: '承諾して注文する',
  bank: {
    title: 'お振込先',
    holder: '口座名義',
    bank: '銀行',
    account: '口座番号',
    bic: 'BIC',
  },
  states: {
    open: 'プランと料金をご確認ください。問題がなければ承諾してください。',
    accepted: 'ありがとうございます。ご入金を確認しだいeSIMをお送りします。',
    placed: 'eSIMの注文が確定しました。それぞれの専用ページにQRコードがあります。',
    expired: 'この見積もりの有効期限が切れました。ご連絡いただければ新しく作成します。',
    canceled: 'この見積もりは無効になりました。ご不明な点はお問い合わせください。',
  },
  orders: 'お客様のeSIM',
  missing: 'この見積もりが見つかりません',
  mail: {
    subject: (number, shop) => `${shop}からのお見積もり${number}`,
    preview: '開くと、プランと料金の確認と承諾ができます。',
    lead: 'お見積もりをご用意しました。専用ページと添付のPDFでご覧いただけます。',
    button: '見積もりを見る',
    again:
      'リンクをほかの人と共有しないでください。リンクを持つ人は誰でも、見積もりを承諾し、eSIMを見ることができます。',
    reminder: {
      subject: (number) => `お支払いのお願い：${number}`,
      preview: 'お支払いの残額と振込先はPDFに記載しています。',
      lead: (number, day) =>
        `${number}のお支払い期限は${day}でしたが、全額のご入金をまだ確認できていません。すでにお支払い済みの場合は、このメールは無視してください。`,
      button: '注文を見る',
    },
  },
  many: (count) =>
    `ご注文の${count}件のeSIMはすべて注文ページにあります。それぞれを開くとQRコードが表示されます。`,
};
