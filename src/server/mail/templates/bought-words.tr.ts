import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { inPlace } from '../../../domain/language-words.tr.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';
import type * as source from './bought-words.ts';

export const boughtWords: typeof source.boughtWords = {
  starts: (days, country) =>
    days === 1
      ? `Gününüz, telefonunuz ${inPlace(country)} internete ilk bağlandığında başlar.`
      : `${formatDays(days)}lük süreniz, telefonunuz ${inPlace(country)} internete ilk bağlandığında başlar.`,
  isValid: (days) => `Paket ${formatDays(days)} geçerlidir.`,
  rows: {
    price: 'Paket fiyatı',
    code: (code) => `İndirim kodu ${code}`,
    speed: 'Hız',
  },
  summary: 'Sözleşme özeti',
  speed: (gigabytes, speed) => `Günde ${gigabytes}\u00A0GB tam hızda, sonra ${speed}`,
  total: 'Ödenen toplam',
  declared: (begin, ends) => `Ödeme sayfasında şunları beyan ettiniz: “${begin}” ve “${ends}”`,
  refund: {
    eSIM: (hours) =>
      `Fikrinizi mi değiştirdiniz? eSIM etkinleştirilmemiş ve kullanılmamışsa ${formatHours(hours)} içinde tam iade alabilirsiniz.`,
    plan: (hours) =>
      `Fikrinizi mi değiştirdiniz? Paket kullanılmamışsa ${formatHours(hours)} içinde tam iade alabilirsiniz.`,
  },
};
