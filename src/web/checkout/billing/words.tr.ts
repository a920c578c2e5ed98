import type { Bought } from '../outcome/words.ts';
import type * as source from './words.ts';

/** @param where 'bu adrese' */
const goesTo = (what: Bought, where: string) =>
  ({
    plan: `Fatura ${where} gider.`,
    eSIM: `eSIM ve QR kodu ${where} gider.`,
    eSIMs: `eSIM’ler ve QR kodları ${where} gider.`,
  })[what];

export const billingWords: typeof source.billingWords = {
  title: 'Fatura bilgileri',
  firstName: 'Ad',
  lastName: 'Soyad',
  email: 'E‑posta adresi',
  goesThere: (what) => goesTo(what, 'bu adrese'),
  createAccount: 'Alışverişlerim için bir hesap aç',
  noPassword: 'Şimdi şifre gerekmez. Nasıl giriş yapacağınızı e‑postayla bildiririz.',
  ofAccount: 'Hesabınızın adresi.',
  other: 'Başka bir e‑posta adresi kullan',
  otherEmail: 'Diğer e‑posta adresi',
  goesToBoth: (what) => goesTo(what, 'iki adrese de'),
  noMarketing: 'Benzer paketlerle ilgili e‑posta almak istemiyorum',
  company: {
    title: 'Şirket adına mı alıyorsunuz?',
    hint: 'İkisi de faturada yer alır.',
    name: 'Şirket',
    vatNumber: 'KDV numarası',
    net: 'Doğrulandı: Burada KDV ödemezsiniz, KDV’yi kendiniz beyan edersiniz (ters yükümlülük).',
    charged: 'Doğrulandı. Ülkenizde fiyata şirketler için de KDV dahildir.',
    invalid: 'Bu numara AB’de KDV için kayıtlı değil, bu yüzden KDV’yi siz ödersiniz.',
    unknown: 'Bu numarayı şu anda kontrol edemiyoruz. KDV’yi ödersiniz, numara doğrulanınca geri alırsınız.',
  },
  errors: {
    noVatNumber: 'Lütfen KDV numarasını kontrol edin',
    noName: 'Lütfen adınızı ve soyadınızı girin',
    ofAccount: 'Bu, hesabınızın adresi',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: 'Avantajlar için giriş yapın',
  button: 'Üye ol / Giriş yap',
};
