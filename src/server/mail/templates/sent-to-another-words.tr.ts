import type * as source from './sent-to-another-words.ts';

export const sentToAnotherWords: typeof source.sentToAnotherWords = {
  subject: 'eSIM’inizi başka bir adrese gönderdik',
  preview: (order) => `Sipariş ${order}. Bunu siz istemediyseniz bu e-postayı hemen yanıtlayın.`,
  lead: 'biri istediği için destek ekibimiz, eSIM’inizin bulunduğu e-postayı başka bir adrese gönderdi.',
  sent: { title: 'Ne gönderildi?', addresses: 'Gönderildiği adres' },
  changes: {
    title: 'Bu neyi değiştirir?',
    text: 'Başka hiçbir şeyi değiştirmez. Sipariş hâlâ sizin. Siparişle ilgili diğer her şey, para iadesi dahil, yalnızca bu adrese gelir.',
  },
  wasNotYou: 'Bunu siz istemediniz mi? Bu e-postayı hemen yanıtlayın.',
};
