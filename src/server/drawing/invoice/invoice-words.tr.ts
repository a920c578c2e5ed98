import { formatDays } from '../../../domain/catalog/data-amount.ts';
import type * as source from './invoice-words.ts';

export const invoiceWords: typeof source.invoiceWords = {
  title: { invoice: 'Fatura', credit_note: 'İade faturası' },
  soldBy: 'Satıcı',
  billedTo: 'Alıcı',
  nameErased: 'Ad silindi',
  vatNumber: (number) => `KDV no. ${number}`,
  rows: {
    order: 'Sipariş',
    corrects: 'Düzeltilen fatura',
    paidOn: 'Ödeme tarihi',
    method: { invoice: 'Ödeme yöntemi', credit_note: 'İade yöntemi' },
    period: 'Hizmet süresi',
    payTo: 'Banka havalesiyle ödenecek hesap',
    owed: 'Ödenecek tutar',
  },
  period: {
    first_use: (days) => `İlk kullanımdan itibaren ${formatDays(days)}`,
    purchase: (days) => `Satın alma tarihinden itibaren ${formatDays(days)}`,
  },
  description: 'Açıklama',
  amount: 'Tutar',
  plan: {
    whole: ({ country, label, days }) =>
      `${country} için eSIM internet paketi, ${label}, ${formatDays(days)}`,
    part: ({ country, label, days }) =>
      `${country} için eSIM internet paketi fiyatının bir bölümü, ${label}, ${formatDays(days)}`,
    rest: ({ country, label, days }) =>
      `${country} için eSIM internet paketi fiyatının kalanı, ${label}, ${formatDays(days)}`,
    tax: ({ country, label, days }) =>
      `${country} için eSIM internet paketinin KDV’si, ${label}, ${formatDays(days)}`,
  },
  code: (code) => `İndirim kodu ${code}`,
  taxes: 'Vergiler ve hizmet bedeli',
  included: 'Dahil',
  untaxed: 'KDV veya satış vergisi alınmaz.',
  net: 'KDV hariç tutar',
  vat: (rate, country) => `KDV ${rate} (${country})`,
  noVat: {
    outside: 'KDV yok: Alıcı, KDV almadığımız bir ülkede.',
    reverse_charge: 'Ters yükümlülük (reverse charge): KDV’yi alıcı beyan edip öder.',
  },
  national: (tax, day) => `Ulusal para birimiyle KDV: ${tax} (${day} kuruyla).`,
  total: { invoice: 'Ödenen toplam', credit_note: 'İade edilen toplam' },
  credited: {
    total: 'Borçtan düşülen toplam',
    note: (email) => `Bu tutar bize olan borcunuzdan düşülür. Sorunuz mu var? ${email} adresine yazın.`,
  },
  thanks: (shop, email) =>
    `${shop} ile seyahat ettiğiniz için teşekkür ederiz. Sorunuz mu var? ${email} adresine yazın.`,
  returned: {
    whole: (email) => `Ödemenin tamamı iade edildi. Sorunuz mu var? ${email} adresine yazın.`,
    part: (email) => `Ödemenin bir bölümü iade edildi. Sorunuz mu var? ${email} adresine yazın.`,
    rest: (email) => `Ödemenin kalanı iade edildi. Sorunuz mu var? ${email} adresine yazın.`,
    tax: (email) => `KDV iade edildi. Sorunuz mu var? ${email} adresine yazın.`,
  },
};
