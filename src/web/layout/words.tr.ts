import type * as source from './words.ts';

export const layoutWords: typeof source.layoutWords = {
  skip: 'İçeriğe geç',
  notice: 'Duyuru',
  sandbox: 'Test ortamı: gerçek para hareketi olmaz',
  paused: 'Satışlara ara verildi',
  missed: 'Bu sayfa yüklenemedi. Seçimleriniz hâlâ burada.',
  offline: 'Çevrim dışısınız. Kaldığınız yerden devam edeceğiz.',
};
