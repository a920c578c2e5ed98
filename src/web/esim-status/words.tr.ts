import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const dataLeftWords: typeof source.dataLeftWords = {
  left: (amount) => `${amount} kaldı`,
  unused: (amount) => `${amount} kullanılmadı`,
  of: (left, all) => phrase`${left}, toplam ${all}`,
  ofToday: (amount) => `${amount} (bugün)`,
  low: 'Az kaldı. İnternet ekleme zamanı.',
  spent: 'Yeniden bağlanmak için internet ekleyin.',
  read: (ago) => phrase`Güncelleme: ${ago}`,
  readAtFullSpeed: (ago) => phrase`Tam hızda, güncelleme: ${ago}`,
};

export const statusLabels: typeof source.statusLabels = {
  purchased: 'Satın alındı',
  active: 'Etkin',
  cancelled: 'İptal edildi',
  expired: 'Süresi doldu',
  depleted: 'Tükendi',
};

export const statusWords: typeof source.statusWords = {
  failed: 'Paketin durumu alınamadı',
  offline: 'Paketin durumu alınırken ağ hatası oluştu',
};
