import type * as source from './payment-words.ts';

export const methodWords: typeof source.methodWords = {
  card: {
    feeName: 'Kart işlem ücreti',
    name: 'Kart',
    source: 'kartınız',
    check: {
      title: 'Bankanız bu ödemeyi hâlâ kontrol ediyor',
      takes: 'Bu birkaç dakika sürebilir.',
    },
  },
  paypal: {
    feeName: 'PayPal işlem ücreti',
    name: 'PayPal',
    source: 'PayPal',
    check: {
      title: 'PayPal bu ödemeyi hâlâ kontrol ediyor',
      takes: 'Bu birkaç dakika, e-çekte ise birkaç gün sürer.',
    },
  },
  bank: {
    feeName: 'Havale ücreti',
    name: 'Fast Bank',
    source: 'banka hesabınız',
    check: {
      title: 'Bankanız bu ödemeyi hâlâ kontrol ediyor',
      takes: 'Bu birkaç dakika sürebilir.',
    },
  },
  transfer: { name: 'Banka havalesi' },
  account: { name: 'Cari hesap', source: 'bizdeki cari hesabınız' },
  free: { name: 'Ücretsiz' },
};

/** '%2,9'. */
export const inPercent: typeof source.inPercent = (share) => `%${String(share).replace('.', ',')}`;

export const feeSum: typeof source.feeSum = (share, each) => `${share} + ${each}`;

/** @param brand 'Card', if it is unknown */
export const cardEnding: typeof source.cardEnding = (brand, last4) =>
  `${brand === 'Card' ? 'Kart' : brand} (sonu ${last4})`;

export const walletCard: typeof source.walletCard = (wallet, brand, last4) => `${wallet} (${brand} ${last4})`;
