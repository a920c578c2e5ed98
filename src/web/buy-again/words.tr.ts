import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const buyAgainWords: typeof source.buyAgainWords = {
  over: 'Tekrar satın alındı',
  title: 'Bu paket tekrar satın alınsın mı?',
  terms: (email) =>
    phrase`Bu yeni bir eSIM’dir, mevcut eSIM’inize internet eklemez. Ücret kartınızdan hemen çekilir, QR kodu ${email} adresine gider.`,
  noPrice: 'Fiyatı yükleyemedik.',
  gone: {
    title: 'Bu paket artık satılmıyor.',
    others: (country) => `${country} için diğer paketlere bak`,
  },
  busy: 'Ödeme işleniyor…',
  buy: (total) => `Hemen al • ${total}`,
  otherWay: 'Başka bir yolla öde',
  bought: {
    title: (iccid) => `eSIM’iniz satın alındı! ICCID: ${iccid}`,
    text: (email) => `Listenizde görebilirsiniz. QR kodu ${email} adresine gönderiliyor.`,
  },
  onItsWay: {
    title: (country) => `${country} eSIM’iniz yolda`,
    text: (email) => `Ödemesi tamam. ${email} adresine e‑postayla göndereceğiz.`,
  },
  bankWaits: {
    title: 'Bankanız ödemeyi hâlâ kontrol ediyor',
    text: 'Onaylanır onaylanmaz eSIM’inizi e‑postayla göndereceğiz.',
  },
  failed: (why) => `Satın alma başarısız oldu: ${why ?? 'lütfen tekrar deneyin.'}`,
  unanswered: 'Satın alma başarısız oldu. Lütfen tekrar deneyin.',
  toCheckout: 'Ödeme sayfasına git',
  card: 'Kart',
};
