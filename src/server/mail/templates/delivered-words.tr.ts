import type * as source from './delivered-words.ts';

export const deliveredWords: typeof source.deliveredWords = {
  subject: (country) => `${country} eSIM’iniz hazır`,
  preview: 'Şimdi, Wi-Fi varken kurun. QR kodunuz ve etkinleştirme kodlarınız bu e-postada.',
  lead: (starts) => `eSIM’inizi şimdi, Wi-Fi varken kurun. ${starts}`,
  iccid: 'ICCID',
  several: {
    subject: 'eSIM’leriniz hazır',
    preview: 'Şimdi, Wi-Fi varken kurun. Tüm QR kodlarınız ve etkinleştirme kodlarınız bu e-postada.',
    lead: 'eSIM’lerinizi şimdi, Wi-Fi varken kurun. Her birinin QR kodu aşağıda.',
  },
};
