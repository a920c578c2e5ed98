import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: 'ご注文のメールアドレスを変更しました',
  preview: (order) => `注文${order}。お心当たりのない場合は、すぐにこのメールに返信してください。`,
  lead: '依頼があったため、サポートがご注文のメールアドレスを変更しました。',
  changed: { title: '変更した内容', addresses: 'これからの送り先' },
  means: {
    title: '変わること',
    text: '今後、返金の連絡を含むこの注文のメールは、すべて新しいアドレスに届きます。このアドレスにお送りするのは、このメールが最後です。',
  },
  wasNotYou: 'お心当たりのない場合は、すぐにこのメールに返信してください。',
};
