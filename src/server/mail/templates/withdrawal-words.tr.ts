import { withdrawalPromise } from '../../../domain/promise/words.ts';
import type * as source from './withdrawal-words.ts';

export const withdrawalReceivedWords: typeof source.withdrawalReceivedWords = {
  subject: 'Cayma bildiriminizi aldık',
  preview: (order, moment) => `Sipariş ${order}, alındığı tarih: ${moment}. Lütfen bu e-postayı saklayın.`,
  lead: (moment) =>
    `cayma bildiriminizi aldık. Alındığı tarih: ${moment}. Lütfen bu e-postayı alındı belgesi olarak saklayın.`,
  declared: {
    title: 'Beyanınız',
    declaration: 'Beyan',
    text: 'Bu siparişin sözleşmesinden cayıyorum.',
    name: 'Ad',
    confirmedTo: 'Onayın gideceği adres',
    received: 'Alındığı tarih',
  },
  next: `Etkinleştirilmemiş ve kullanılmamışsa paketi geri alacağız ve paranızı iade ettiğimizde size e-posta göndereceğiz. ${withdrawalPromise.money} Lütfen paketi kullanmayın.`,
  wasNotYou: 'Bu siz değil misiniz? Bu e-postayı hemen yanıtlayın.',
};
