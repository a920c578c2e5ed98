import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: 'Bu telefonda sakla', device: 'Bu cihazda sakla' },
  what: 'QR kodu, kodlar ve adımlar böylece şebeke olmadan da açılır.',
  kept: 'Burada saklanıyor ve şebeke olmadan açılıyor.',
  open: 'Saklananı gör',
  remove: 'Buradan sil',
  removed: 'Buradan silindi.',
  iphone:
    'Safari, 7 gün ziyaret edilmeyen sayfanın verilerini siler. Daha uzun saklamak için bu sayfayı Ana Ekran’a ekleyin.',
  failed: {
    offline: 'Yüklenemedi. Bağlantınızı kontrol edip tekrar deneyin.',
    full: 'Burada yer kalmadı. Biraz yer açıp tekrar deneyin.',
    blocked:
      'Bu tarayıcı web siteleri için bir şey saklamıyor. Gizli moddan çıkın, bu sitenin çerezlerine izin verin veya sayfayı yazdırın.',
    over: 'Saklanacak bir şey yok. Bu eSIM’in süresi doldu veya iade ediliyor.',
  },
};
