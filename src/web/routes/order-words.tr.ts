import type * as source from './order-words.ts';

export const orderWords: typeof source.orderWords = {
  description: 'Tek bir siparişin ve eSIM’inin özel sayfası.',
  what: (number, country, isTopUp) => `Sipariş ${number}, ${country} ${isTopUp ? 'interneti' : 'eSIM’i'}`,
  aside: 'Sipariş',
  isPrivate: 'Bu bağlantıyı bilen herkes siparişinizi görebilir. Kimseyle paylaşmayın.',
  missing: {
    title: 'Sipariş bulunamadı',
    text: 'Bu siparişi bulamadık. Onu onay e‑postanızdaki bağlantıdan açın.',
  },
  help: 'Yardım al',
  failed: {
    title: 'Siparişinizi yükleyemedik',
    text: 'Satın aldıklarınız etkilenmedi. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  },
  again: 'Tekrar dene',
};
