import type * as source from './words.ts';

export const paymentWords: typeof source.paymentWords = {
  notStarted: 'Ödeme başlatılamadı',
  notCharged: 'Kartınızdan ücret alınamadı.',
  expired: 'Bu ödemenin süresi doldu. Lütfen tekrar deneyin.',
  paidBefore: 'Bu alışverişin ödemesi zaten yapıldı.',
  notCompleted: 'Satın alma tamamlanamadı',
};

export const paymentNewsWords: typeof source.paymentNewsWords = {
  paid: {
    title: 'Ödemeniz gerçekleşti',
    eSIM: (amount, to) =>
      `Ödediğiniz tutar: ${amount}. eSIM’iniz ${to} adresine e‑postayla gidiyor. Yalnızca bu sayfa yüklenemedi. Tekrar deneyin veya eSIM’i o e‑postadan kurun. Tekrar ödemenize gerek yok.`,
    eSIMs: (amount, to) =>
      `Ödediğiniz tutar: ${amount}. eSIM’leriniz ${to} adresine e‑postayla gidiyor. Yalnızca bu sayfa yüklenemedi. Tekrar deneyin veya eSIM’leri o e‑postadan kurun. Tekrar ödemenize gerek yok.`,
    plan: (amount, to) =>
      `Ödediğiniz tutar: ${amount}. Fatura ${to} adresine e‑postayla gidiyor. Yalnızca bu sayfa yüklenemedi. Lütfen tekrar deneyin. Tekrar ödemenize gerek yok.`,
  },
  begun: {
    title: 'Ödemenizi kontrol ediyoruz',
    text: (amount, to) =>
      `Bu sayfa yüklenemediğinde bir ödeme sürüyordu: ${amount}. Lütfen tekrar ödemeyin. Durumunu siparişinizde görebilirsiniz, gelişmeleri ${to} adresine bildireceğiz.`,
  },
};
