import { capital, inPlace } from '../../domain/language-words.tr.ts';
import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: 'İnternet miktarı',
  validity: 'Geçerlilik',
  coverage: 'Kapsama',
  price: 'Paket fiyatı',
  code: (code) => `İndirim kodu ${code}`,
  reverseCharge: 'KDV (ters yükümlülük)',
  total: 'Toplam',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: 'Sipariş özeti',
  onto: 'Ekleneceği yer',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: 'Başlangıç',
  ends: 'Bitiş',
  taxes: 'Vergiler ve hizmet bedeli',
  included: 'Dahil',
  untaxed: 'KDV veya satış vergisi alınmaz.',
  speed: (speeds) => `Hız: ${speeds ?? 'bilinmiyor'}`,
  speedNote: (line, country) =>
    country === null ? `${line}.` : `${line}. Günler ${inPlace(country)} ilk kullanımda başlar.`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) => `Günde ${gigabytes}\u00A0GB tam hızda, sonra ${slower}`,
  startsIn: (place) => `${capital(inPlace(place))} ilk kullanımda başlar`,
};
