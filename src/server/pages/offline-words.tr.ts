import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: 'Bu cihazda saklananlar',
  offline: 'Çevrim dışısınız. Sakladıklarınız burada.',
  none: {
    title: 'Burada saklanan bir şey yok',
    text: 'Çevrim içiyken siparişinizi açıp “Bu telefonda sakla” düğmesine dokunun. QR kodunuz, kodlar ve adımlar burada şebeke olmadan açılır.',
    open: 'eSIM’lerimi gör',
  },
  unreadable: 'Bu artık açılamıyor. Silin ve çevrim içi olduğunuzda eSIM’inizi yeniden saklayın.',
  remove: 'Buradan sil',
  noScript: 'Bu sayfa için JavaScript gerekiyor. Bu sitede JavaScript’e izin verin.',
};
