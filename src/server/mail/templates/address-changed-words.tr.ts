import type * as source from './address-changed-words.ts';

export const addressChangedWords: typeof source.addressChangedWords = {
  subject: 'Siparişinizin yeni bir e-posta adresi var',
  preview: (order) => `Sipariş ${order}. Bunu siz istemediyseniz bu e-postayı hemen yanıtlayın.`,
  lead: 'biri istediği için destek ekibimiz siparişinizin e-posta adresini değiştirdi.',
  changed: { title: 'Ne değişti?', addresses: 'E-postaların gittiği adres' },
  means: {
    title: 'Bu ne anlama geliyor?',
    text: 'Bundan sonra bu siparişle ilgili her e-posta, para iadesi dahil, yeni adrese gider. Buraya gelen son e-posta budur.',
  },
  wasNotYou: 'Bunu siz istemediniz mi? Bu e-postayı hemen yanıtlayın.',
};
