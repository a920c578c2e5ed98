import { inPlace } from '../../../domain/language-words.tr.ts';
import type * as source from './words.ts';

export const destinationWords: typeof source.destinationWords = {
  missing: { title: 'Ülke bulunamadı', text: 'Bu destinasyonu bulamadık.' },
  guide: (place) => `${place} eSIM rehberi`,
  guides: 'Seçmeden önce',
  browseAll: 'Tüm ülkeleri gör',
  search: 'Ara',
  supported: 'Dahil olan ülkeler',
  supportedCount: (countries) => `Dahil olan ülkeler (${countries})`,
};

export const planSortingWords: typeof source.planSortingWords = {
  name: 'Sırala',
  sorts: {
    recommended: 'Önerilenler',
    price: 'Fiyat, önce en düşük',
    data: 'İnternet, önce en çok',
    duration: 'Süre, önce en kısa',
    name: 'Ad',
  },
};

export const noPlansWords: typeof source.noPlansWords = {
  title: 'Paket yok',
  covered: (country) => `${country} için henüz ayrı bir paket yok, ama orada geçerli bir bölgesel paket var.`,
  nothing: (country) => `${country} için henüz paket yok.`,
  see: (region, price) => `${region}, başlangıç fiyatı ${price}`,
  near: (country) => `${country} çevresindeki paketler`,
  from: 'başlangıç fiyatı',
};

export const alsoCoveredWords: typeof source.alsoCoveredWords = {
  title: (country) => `${country} dışına da\u00A0mı gidiyorsunuz?`,
  titleAlone: (country) => `Bu paketler ${inPlace(country)} geçerli`,
  coveredBy: (region) => `Şu paket de geçerli: ${region}`,
  coveredAlone: (region) => `Geçerli paket: ${region}`,
  countries: (countries) => `${countries} ülke`,
  countriesFrom: (countries, price) => `${countries}, başlangıç fiyatı ${price}`,
};
