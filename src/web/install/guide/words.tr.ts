import { LOCALE } from '../../../domain/language-words.tr.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: 'Cihaz türü',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini…' },
    android: { name: 'Android', example: 'Galaxy S24, Pixel 8…' },
  },
  search: (kind) => `Model ara: ${kind}`,
  checked: (models, last) =>
    `Bu ${models} modelin son kontrol tarihi: ${month(last)}. Daha yeni bir model de büyük olasılıkla çalışır. Ayarlarında “eSIM ekle” seçeneğini arayın.`,
  noScript: 'Arama için JavaScript gerekiyor. Bu modeller eSIM’i destekler.',
  apple: 'Apple',
};

/** 'Ağustos 2025'. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords: typeof source.deviceListWords = {
  start: 'Uyumluluğu görmek için cihazınızın modelini yazın',
  none: 'Aramanızla eşleşen cihaz bulunamadı.',
  found: (devices) => `${devices} cihaz bulundu`,
  name: 'eSIM’i destekleyen cihazlar',
  note: (device, note) => `${device}: ${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`Modeli ne olursa olsun telefonunuzun ${unlocked} gerekir. Tek bir operatöre bağlı telefon başka bir operatörün eSIM’ini kabul etmez. iPhone’da Ayarlar, Genel, Hakkında bölümünde “SIM kısıtlaması yok” yazmalıdır.`,
  unlocked: 'SIM kilidinin olmaması',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: 'Bu iPhone’a kurun',
      text: 'E‑postada “iPhone’a kur” düğmesi var. iOS 17.4 ve üzerinde hiçbir şey taramanız veya yazmanız gerekmez.',
    },
    Android: {
      title: 'Bu telefona kurun',
      text: 'E‑postada “Android’e kur” düğmesi var. Bazı telefonlarda kurulum bir bağlantıdan açılamaz.',
    },
  },
  steps: 'Tüm adımlar burada.',
  fits: 'eSIM’i destekliyor mu?',
};

export const stepsWords: typeof source.stepsWords = {
  device: 'Cihazınız',
  method: 'Kurulum yöntemi',
  steps: (method, system) => `${method}, ${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: 'Yükleniyor…',
  failed: {
    title: 'Kodlarınızı yükleyemedik',
    text: 'Aşağıdaki adımlar aynıdır ve eSIM’iniz güvende. İnternet bağlantınızı kontrol edip tekrar deneyin.',
    again: 'Tekrar dene',
  },
  unknown: {
    title: 'Bu tarayıcı o eSIM’i tanımıyor',
    text: (signIn) =>
      phrase`Siparişinizin e‑postasındaki bağlantıyı açın veya ${signIn}. Aşağıdaki adımlar her eSIM için aynıdır.`,
    signIn: 'giriş yapın',
  },
  ready: {
    title: (place) => `${place} eSIM’iniz hazır`,
    text: 'Kodları aşağıdaki adımlarda.',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: 'Uçmadan önce kurun',
    how: 'Evde Wi‑Fi, QR kodu için ikinci bir ekran ve bol zaman var. Çoğu pakette kurulum günlerinizi başlatmaz. Paketin etiketinde yazar.',
  },
  wait: {
    what: 'Kayıt için 2–3 dakika bekleyin',
    how: 'eSIM ilk seferinde kendini şebekeye tanıtmak zorundadır. İndikten sonraki ilk dakikalarınız için de aynısı geçerlidir.',
  },
  once: {
    what: 'QR kodları ve elle girilen kodlar bir kez çalışır',
    how: 'Tekrar denemek için eSIM’i kaldırmayın. Önce bize yazın ve seyahatiniz bitene kadar onu telefonunuzda tutun.',
  },
  roaming: {
    what: 'Dolaşım eSIM’de açık, kendi hattınızda kapalı',
    how: 'Seyahat eSIM’inde veri dolaşımı açık olmalıdır. Kendi hattınızda olmamalıdır. Orada kapalı bırakın, size fatura gelmez.',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: 'Aylık abonelik, ayrı bir teklif',
  text: 'Bütün yıl yollarda mısınız? 170’ten fazla destinasyonu kapsayan, fiyatı ayda 39,90\u00A0$ ile 64,90\u00A0$ arasında değişen aylık abonelik de var. Bu mağazanın paketlerinden biri değildir. Buradaki ödeme sayfasında satılmaz, iptal edilene kadar yenilenir ve kendi şartları vardır. Buradaki paketler ön ödemelidir ve kendiliğinden sona erer.',
  ask: (address) => phrase`Bilgi almak için ${address} adresine yazın.`,
  subject: 'Aylık abonelik',
};

export const onwardWords: typeof source.onwardWords = {
  title: 'Takıldınız mı, yoksa hazır mısınız?',
  write: (address, reply) => phrase`Günün her saati ${address} adresine yazın. İlk yanıt süresi: ${reply}.`,
  browse: 'Paketlere göz at',
  esims: 'eSIM’leriniz',
  support: 'Destek',
};
