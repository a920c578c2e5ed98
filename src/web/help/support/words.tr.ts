import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const faqSearchWords: typeof source.faqSearchWords = {
  search: 'Sıkça sorulan sorularda ara',
  try: 'İade, paylaşım, yeni telefon…',
  none: 'Aramanızla eşleşen soru yok.',
  found: (entries) => `${entries} soru bulundu`,
  show: 'Göster',
  hide: 'Gizle',
};

export const serviceWords: typeof source.serviceWords = {
  business: {
    name: 'Kurumsal talepler',
    way: (reply, page) => phrase`Size ${reply} yanıt veririz. Bize ${page} yazın.`,
    page: 'kurumsal sayfadan',
  },
  refunds: {
    name: 'İadeler',
    within: (time) => `eSIM kullanılmadıysa, satın aldıktan sonraki ${time} içinde iade alabilirsiniz.`,
  },
  language: { name: 'Dil', which: 'İngilizce yanıt veriyoruz.' },
  atHand: {
    name: 'Neler yazmalısınız?',
    what: 'Sipariş numaranızı, telefon modelinizi ve bulunduğunuz ülkeyi yazın.',
  },
};

export const contactWords: typeof source.contactWords = {
  mail: {
    name: 'E‑posta desteği',
    text: (reply) => `İlk yanıt süresi: ${reply}.`,
  },
  chat: {
    name: 'Canlı sohbet',
    unknown: 'Her gün açık',
    isOpen: (until) => `Açık, sizin saatinizle kapanış: ${until}`,
    isClosed: (until) => `Kapalı, sizin saatinizle açılış: ${until}`,
    text: 'Siz beklerken gerçek bir kişi yanıt verir. Bu saatler dışında bize e‑posta gönderin.',
    open: 'Sohbeti aç',
    byMail:
      'Siz beklerken gerçek bir kişi yanıt verir. E‑posta ile sohbet isteyin, bu saatlerde size bir bağlantı gönderelim.',
    ask: 'Sohbet iste',
    subject: 'Canlı sohbet',
  },
};
