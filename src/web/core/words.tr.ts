import { WITHDRAW_LINK } from '../../domain/promise/refund-time.ts';
import type * as source from './words.ts';

export const feeIncluded: typeof source.feeIncluded = (charged) => `${charged}, işlem ücreti dahil`;

export const expressWords: string = 'Hızlı ödeme';

export const asGuestWords: string = 'Üye olmadan devam et';

/** Turkish has no comma before the last name, so it needs no other word there. */
export const listed: typeof source.listed = (names) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ve ${names.at(-1)}`;

export const linkWords: typeof source.linkWords = {
  viewMyEsims: 'eSIM’lerimi gör',
  followOrder: 'Siparişi takip et',
  followThis: 'Bu siparişi takip et',
  addData: 'İnternet ekle',
  sameAgain: 'Aynısından bir tane daha',
  terms: 'Hizmet Şartları',
  privacy: 'Gizlilik Politikası',
  refundPolicy: 'İade Politikası',
  getRefund: 'İade talep et',
  withdraw: WITHDRAW_LINK,
};

export const idCheckWords: typeof source.idCheckWords = {
  what: 'Kimlik kontrolü gerekli',
  more: 'Pasaportunuzu yanınızda bulundurun',
};
