import { inPlace } from '../../domain/language-words.tr.ts';
import { phrase } from '../core/phrase.ts';
import { feeIncluded } from '../core/words.ts';
import type * as source from './words.ts';

const PROMISE = 'Bir iş günü içinde yanıt veririz.';

export const offerWords: typeof source.offerWords = {
  title: 'Kurumsal çözümler',
  lead: 'Yurt dışına gönderdiğiniz çalışanlar için seyahat interneti. Nereye ve kaç kişi gönderdiğinizi yazın, bir iş günü içinde yanıt verelim.',
  team: {
    what: 'Tüm ekip için eSIM',
    how: 'Tüm ekip için tek talep. eSIM’leri toplu gönderin.',
  },
  places: {
    what: 'Gittiğiniz her yerde',
    how: '200’den fazla ülkede, tek ülkelik ve bölgesel paketler.',
  },
  price: {
    what: 'Baştan belli fiyat',
    how: 'İhtiyacınız olan internet için teklif alırsınız. Sonradan roaming faturası gelmez.',
  },
  sample: (place, data, days, { plan, charged }) =>
    `Bugün ${inPlace(place)} ${days} için ${data}, kişi başı ${plan}${charged === null ? '' : ` (${feeIncluded(charged)})`}.`,
  invoice: {
    what: 'Ekip için tek fatura',
    how: 'Üzerinde şirketinizin adı ve KDV numarası olan tek bir fatura.',
  },
  person: {
    what: 'Size yanıt veren bir insan',
    how: 'Satış ekibimizden biri talebinizi okur ve bir iş günü içinde yanıt verir.',
  },
  own: {
    text: (dashboard) => phrase`Zaten müşterimiz misiniz? ${dashboard} sayfasına gidin.`,
    dashboard: 'Hesabım',
  },
};

export const formWords: typeof source.formWords = {
  name: 'Teklif isteyin',
  you: 'Siz ve şirketiniz',
  companyName: 'Şirket adı',
  contactName: 'Yetkili kişi',
  email: 'E‑posta',
  phone: 'Telefon',
  website: 'Web sitesi',
  teamSize: 'Ekip büyüklüğü',
  noTeamSize: 'Büyüklük seçin',
  regions: 'Gideceğiniz bölgeler',
  message: 'Mesaj',
  messageHint: 'Kaç kişi, ne kadar süre, ne kadar internet ve ne zamandan itibaren.',
  trap: 'Bu alanı boş bırakın',
  consent: {
    text: (legalName, policy) =>
      phrase`Buraya yazdıklarımın, bana yanıt vermek için ${legalName} tarafından ${policy} uyarınca kullanılmasını kabul ediyorum.`,
    policy: 'Gizlilik Politikası',
  },
  subscribe: 'Şirketlere özel paketlerle ilgili haberleri bana gönderin. İstediğim zaman ayrılabilirim.',
  failed: 'Bir sorun oluştu',
  nothingLost: (address) => phrase`Yazdıklarınız kaybolmadı. Tekrar deneyin veya ${address} adresine yazın.`,
  send: 'Teklif iste',
  sending: 'Gönderiliyor…',
  promise: PROMISE,
  needed: `Şirketinize, adınıza, e‑posta adresinize ve onayınıza ihtiyacımız var. ${PROMISE}`,
  noScript: (supportEmail) => `Bu form için JavaScript gerekiyor. Ya da ${supportEmail} adresine yazın.`,
};

export const thanksWords: typeof source.thanksWords = {
  title: 'Teşekkürler',
  text: (address) =>
    phrase`Talebinizi aldık. Ekibimizden biri bir iş günü içinde ${address} adresine yanıt verecek. Aynı adrese bir onay da gönderdik.`,
  dashboard: 'Hesabıma git',
  another: 'Başka bir talep gönder',
};
