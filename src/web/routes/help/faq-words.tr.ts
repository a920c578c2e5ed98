import { phrase } from '../../core/phrase.ts';
import type * as source from './faq-words.ts';

export const faqWords: typeof source.faqWords = {
  meta: {
    title: 'Sıkça sorulan sorular',
    description:
      'Seyahat eSIM’leri hakkında yanıtlar: satın almadan önce, ödeme sırasında, seyahatte ve sonrasında. Hangi telefonlar uyumlu?',
  },
  title: 'Sorular ve yanıtlar',
  lead: (support) =>
    phrase`eSIM satın alma, kurma ve kullanma hakkında her şey. Hemen yardım mı gerekiyor? ${support}.`,
  support: 'Destek sayfasına gidin',
  phones: 'Telefonumda çalışır mı?',
  models: (checker) => phrase`Telefonunuzu, yüzden fazla modeli tanıyan ${checker} arayın.`,
  checker: 'cihaz uyumluluk kontrolünde',
  notAnswered: {
    title: 'Yanıtınızı bulamadınız mı?',
    text: (address) => phrase`${address} adresine yazın. E‑postaları günün her saati okuyoruz.`,
  },
};
