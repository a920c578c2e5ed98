import type * as source from './enterprise-received-words.ts';

export const enterpriseReceivedWords: typeof source.enterpriseReceivedWords = {
  subject: '法人のお問い合わせを受け付けました',
  preview: '1営業日以内に担当者が返信します。',
  lead: (day) =>
    `お問い合わせありがとうございます。${day}に受け付けました。1営業日以内に担当者が返信します。`,
  seePlans: 'プランを見る',
  more: '補足がある場合は、このメールにそのまま返信してください。',
  wasNotYou:
    'お心当たりのない場合は、どなたかがメールアドレスを間違えて入力した可能性があります。このメールは無視してください。',
};
