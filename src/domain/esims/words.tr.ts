import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: 'Etkin',
  queued: 'Sırada',
  processing: 'Hazırlanıyor',
  depleted: 'Tükendi',
  expired: 'Süresi doldu',
  lapsed: 'Kullanılmadan bitti',
  revoked: 'Geri alındı',
  unknown: 'BİLİNMİYOR',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: 'Henüz kullanılmadı. Günler ilk bağlantıda başlar.',
  processing: 'Şebeke bu paketi hazırlıyor. Bu sırada kurabilirsiniz.',
  depleted: 'İnternetin tamamı kullanıldı.',
  expired: 'Bu paketin günleri doldu.',
  lapsed: 'Bu paket hiç kullanılmadı ve süresi doldu.',
  revoked: 'Bu paket geri alındı.',
  unknown: null,
};
