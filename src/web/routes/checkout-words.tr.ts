import type * as source from './checkout-words.ts';

export const checkoutWords: typeof source.checkoutWords = {
  meta: { title: 'Güvenli ödeme', description: 'Seyahat eSIM’inizin ödemesini yapın.' },
  invalid: {
    title: 'Geçersiz paket bilgisi',
    text: 'Bu paket artık satışta değil. Hiçbir ücret alınmadı.',
    dashboard: 'Hesabıma dön',
  },
  lost: {
    title: 'Bu sayfa yüklenemedi',
    text: 'Az önce ödediyseniz lütfen tekrar ödemeyin. eSIM’iniz e‑posta ile gelir. Ödemediyseniz hiçbir ücret alınmadı.',
  },
  failed: {
    title: 'Ödeme sayfası yüklenemedi',
    text: 'Fiyatı alamadık. İnternet bağlantınızı kontrol edip tekrar deneyin. Hiçbir ücret alınmadı.',
  },
};
