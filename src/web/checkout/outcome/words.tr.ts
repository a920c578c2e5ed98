import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one} ve ${other}`;

export const successWords: typeof source.successWords = {
  title: 'Satın alma tamamlandı!',
  news: {
    eSIM: {
      ready: (country) => `${country} eSIM’iniz hazır.`,
      onItsWay: (country) => `${country} eSIM’iniz yolda.`,
    },
    eSIMs: { ready: () => 'eSIM’leriniz hazır.', onItsWay: () => 'eSIM’leriniz yolda.' },
    plan: {
      ready: (country) => `${country} internetiniz eSIM’inize eklendi. Kurulacak bir şey yok.`,
      onItsWay: (country) => `${country} internetiniz eSIM’inize ekleniyor.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`QR kodu ${to} adresine gönderiliyor.`,
      onItsWay: (to) => phrase`Sipariş sayfanızda görünecek, ${to} adresine de e‑postayla göndereceğiz.`,
    },
    eSIMs: {
      ready: (to) => phrase`QR kodları ${to} adresine gönderiliyor.`,
      onItsWay: (to) =>
        phrase`eSIM’ler sipariş sayfanızda görünecek, ${to} adresine de e‑postayla göndereceğiz.`,
    },
    plan: {
      ready: (to) => phrase`Fatura ${to} adresine gönderiliyor.`,
      onItsWay: (to) => phrase`Eklenir eklenmez ${to} adresine e‑posta göndereceğiz.`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'eSIM’leriniz hazır. Yalnızca birini şebeke teslim edemedi, ücretini iade ediyoruz.'
      : `eSIM’leriniz hazır. Yalnızca ${refunded} tanesini şebeke teslim edemedi, ücretlerini iade ediyoruz.`,
  paid: (amount) => `Ödediğiniz tutar: ${amount}.`,
  install: 'Şimdi kur',
  secondMail: 'Hesabınızla ilgili ikinci bir e‑posta alacaksınız.',
  notKept:
    'Tarayıcınız çerezleri engelliyor, bu yüzden eSIM burada saklanmıyor. E‑postanızda bulabilirsiniz.',
  opening: {
    ready: 'eSIM’leriniz 3 saniye içinde açılıyor',
    onItsWay: 'Siparişiniz 3 saniye içinde açılıyor',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: 'Ödemenizi kontrol ediyoruz',
    text: 'Bu biraz sürebilir. Lütfen tekrar ödemeyin.',
    goesTo: (to) => phrase`Gelişmeleri ${to} adresine bildireceğiz.`,
  },
  paid: {
    title: 'Ödemeniz gerçekleşti',
    eSIM: (to) =>
      phrase`eSIM’inizi hazırlıyoruz, genellikle bir dakika içinde hazır olur. Bu sayfayı kapatabilirsiniz. ${to} adresine e‑postayla göndereceğiz.`,
    eSIMs: (to) =>
      phrase`eSIM’lerinizi hazırlıyoruz, genellikle bir dakika içinde hazır olur. Bu sayfayı kapatabilirsiniz. ${to} adresine e‑postayla göndereceğiz.`,
    plan: (to) =>
      phrase`İnterneti eSIM’inize ekliyoruz, genellikle bir dakika içinde eklenir. Bu sayfayı kapatabilirsiniz. ${to} adresine e‑posta göndereceğiz.`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned:
    'Bu alışverişin ödemesi zaten yapılmıştı, bu yüzden ikinci ödemenin tamamını otomatik olarak iade ediyoruz.',
  notTaken: 'Bu alışverişin ödemesi zaten yapılmıştı, bu yüzden ikinci ödemeyi almadık.',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: 'Bu alışveriş tamamlandı',
    eSIM: (country) => `${country} eSIM’iniz hazır.`,
    eSIMs: () => 'eSIM’leriniz hazır.',
    plan: (country) => `${country} internetiniz eSIM’inize eklendi.`,
  },
  onItsWay: {
    title: {
      eSIM: 'eSIM’iniz yolda',
      eSIMs: 'eSIM’leriniz yolda',
      plan: 'Eklediğiniz internet yolda',
    },
    eSIM: (country, to) =>
      phrase`Ödemeniz gerçekleşti. ${country} eSIM’iniz sipariş sayfanızda görünecek, ${to} adresine de e‑posta göndereceğiz.`,
    eSIMs: (_country, to) =>
      phrase`Ödemeniz gerçekleşti. eSIM’leriniz sipariş sayfanızda görünecek, ${to} adresine de e‑posta göndereceğiz.`,
    plan: (country, to) =>
      phrase`Ödemeniz gerçekleşti. ${country} için eklediğiniz internet sipariş sayfanızda görünecek, ${to} adresine de e‑posta göndereceğiz.`,
  },
  pending: {
    eSIM: (takes, to) =>
      phrase`${takes} Lütfen tekrar ödemeyin. Onaylanır onaylanmaz eSIM’inizi ${to} adresine e‑postayla göndereceğiz.`,
    eSIMs: (takes, to) =>
      phrase`${takes} Lütfen tekrar ödemeyin. Onaylanır onaylanmaz eSIM’lerinizi ${to} adresine e‑postayla göndereceğiz.`,
    plan: (takes, to) =>
      phrase`${takes} Lütfen tekrar ödemeyin. Onaylanır onaylanmaz interneti eSIM’inize ekleyip ${to} adresine e‑posta göndereceğiz.`,
  },
  unanswered: {
    title: 'Ödemeniz gerçekleşti',
    eSIM: (to) =>
      phrase`eSIM’iniz buraya ulaşmadan bağlantı koptu. Kaybolmadı, ${to} adresine e‑postayla göndereceğiz. Lütfen tekrar ödemeyin.`,
    eSIMs: (to) =>
      phrase`eSIM’leriniz buraya ulaşmadan bağlantı koptu. Kaybolmadılar, ${to} adresine e‑postayla göndereceğiz. Lütfen tekrar ödemeyin.`,
    plan: (to) =>
      phrase`Eklediğiniz internet buraya ulaşmadan bağlantı koptu. Kaybolmadı, ${to} adresine e‑posta göndereceğiz. Lütfen tekrar ödemeyin.`,
  },
  bankWaits: {
    title: 'Bankanız ödemeyi hâlâ işliyor',
    eSIM: (to) =>
      phrase`Bu birkaç dakika sürebilir. Lütfen tekrar ödemeyin. Bankanız onaylar onaylamaz eSIM’inizi ${to} adresine e‑postayla göndereceğiz.`,
    eSIMs: (to) =>
      phrase`Bu birkaç dakika sürebilir. Lütfen tekrar ödemeyin. Bankanız onaylar onaylamaz eSIM’lerinizi ${to} adresine e‑postayla göndereceğiz.`,
    plan: (to) =>
      phrase`Bu birkaç dakika sürebilir. Lütfen tekrar ödemeyin. Bankanız onaylar onaylamaz interneti eSIM’inize ekleyip ${to} adresine e‑posta göndereceğiz.`,
    checkAgain: 'Tekrar kontrol et',
  },
  refunded: 'Paranız iade ediliyor',
  mismatch: {
    title: 'Bu ödemeyi incelememiz gerekiyor',
    text: (to) => phrase`Lütfen tekrar ödemeyin. ${to} adresine e‑posta göndereceğiz.`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`${name} için, ${address} adresine gidiyor.`,
  fix: 'Adres yanlış mı? Düzelt',
  label: 'Nereye gönderelim?',
  save: 'Oraya gönder',
  fixed: 'Adresi değiştirdik. Bundan sonra bu siparişle ilgili her şey oraya gidecek.',
};

export const pausedWords: typeof source.pausedWords = {
  title: 'Satışlara ara verildi',
  notCharged: 'Hiçbir ücret alınmadı.',
  underWay: 'Başlattığınız ödeme devam edecek. Durumunu siparişinizde görebilirsiniz.',
  order: 'Siparişi gör',
  plans: 'Paketlere dön',
  esims: 'eSIM’lere dön',
};
