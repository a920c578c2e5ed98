import { capital, inPlace } from '../../domain/language-words.tr.ts';
import { listed } from '../core/words.ts';
import type * as source from './plan-details-words.ts';

export const planDetailsWords: typeof source.planDetailsWords = {
  title: 'Paket ayrıntıları',
  unlimited: 'Sınırsız internet',
  planPrice: (price) => `Paket fiyatı ${price}`,
  unitPrice: (price, unit) => `${unit === 'day' ? 'Günlük' : `${unit} başına`} ${price}`,
  buy: 'Bu paketi satın al',
  signInToBuy: 'Satın almak için giriş yap',
  country: 'Ülke',
  duration: 'Süre',
  network: 'Şebeke',
  autoStart: { name: 'Otomatik başlama', on: 'Açık', off: 'Kapalı' },
  description: 'Tedarikçinin açıklaması',
  summary: 'Sözleşme özeti',
  type: 'Paket türü',
  /** The groups are the wholesaler's own, in English. */
  typeOf: (groups) =>
    groups
      .map((group) =>
        group
          .replace(/^Standard /, '')
          .replace(/^Unlimited\b/, 'Sınırsız')
          .replace(/^Fixed$/, 'Kotalı')
          .replace(/^Long Duration$/, 'Uzun süreli'),
      )
      .join(', '),
};

export const planFactsWords: typeof source.planFactsWords = {
  title: 'Gerçekte ne alıyorsunuz?',
  unsaid: (what) => `Tedarikçimizin belirtmedikleri: ${listed(what)}.`,
  daysStart: {
    name: 'Başlangıç',
    unsaid: 'günlerin ne zaman başladığı',
    firstUse: (place) => `${capital(inPlace(place))} ilk kullanımda`,
    purchase: 'Satın alınca',
  },
  hotspot: { name: 'İnternet paylaşımı', unsaid: 'internet paylaşımı', yes: 'Var', no: 'Yok' },
  topUp: { name: 'İnternet ekleme', unsaid: 'internet ekleme', yes: 'Var, aynı eSIM’e', no: 'Yok' },
  idCheck: { name: 'Kimlik kontrolü', unsaid: 'kimlik kontrolü', yes: 'Gerekli', no: 'Yok' },
  unsaidSpeeds: 'hızlar',
  shelfLife: {
    name: 'En geç kurulum',
    unsaid: 'kurulmadan ne kadar bekleyebileceği',
    days: (days) => `${days} gün içinde`,
  },
  fullSpeed: (amount) => `Günde ${amount}`,
  atFullSpeed: (fast) => (fast.length > 0 ? `tam ${fast.join(' veya ')} hızında` : 'tam şebeke hızında'),
  slowSpeed: (speed) => `sonra ${speed}`,
  atSlowSpeed: (use) => `${use}, 24 saatlik yenilemeye kadar`,
};
