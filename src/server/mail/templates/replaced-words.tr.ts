import type * as source from './replaced-words.ts';

export const replacedWords: typeof source.replacedWords = {
  subject: (country) => `Yeni ${country} eSIM’iniz hazır`,
  preview: 'Eskisinin yerine geçiyor. Yeni QR kodunuz ve etkinleştirme kodlarınız bu e-postada.',
  lead: 'eSIM’inizi yenisiyle değiştirdik. Lütfen eskisini telefonunuzdan silin ve bunu Wi-Fi varken kurun. Bunun için ödeme yapmazsınız.',
  old: {
    title: 'Eskisi ne olacak?',
    text: 'Artık çalışmıyor veya yakında çalışmayacak. QR kodu ve kodları artık işe yaramaz.',
  },
  iccid: 'Yeni ICCID',
};
