import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'eSIMを別のアドレスに送りました',
  preview: (order) => `注文${order}。お心当たりのない場合は、すぐにこのメールに返信してください。`,
  lead: '依頼があったため、サポートがeSIMのメールを別のアドレスに送りました。',
  sent: { title: '送った内容', addresses: '送り先' },
  changes: {
    title: '変わること',
    text: 'ほかに変わることはありません。注文はこれまでどおりです。返金を含むほかの連絡は、すべてこのアドレスだけに届きます。',
  },
  wasNotYou: 'お心当たりのない場合は、すぐにこのメールに返信してください。',
};
