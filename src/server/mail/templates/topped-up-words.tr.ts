import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `${country} paketiniz eSIM’inize eklendi`,
  preview: 'Kurulacak bir şey yok. Kendiliğinden başlar.',
  lead: (starts) => `kurulacak bir şey yok. Yeni paket, telefonunuzdaki eSIM’e eklendi. ${starts}`,
  startsBehind: 'İlki bitince başlar.',
  startsAfter: (moment) => `${moment} sonrasında, bu eSIM’deki aynı paket bitince başlar.`,
  advice: {
    title: 'Bilmenizde fayda var',
    text: 'eSIM’i telefonunuzda tutun ve veri dolaşımını açık bırakın.',
  },
  iccid: 'Eklendiği ICCID',
};
