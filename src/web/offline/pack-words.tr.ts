import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'eSIM’inizi yükleyin',
  wifi: 'Yükleme sırasında telefonunuzun Wi‑Fi’ye ihtiyacı var. Sonrasında buradan bir şey gerekmez.',
  used: 'Bu eSIM yüklendi, bu yüzden kodları buradan silindi. Kodlar yalnızca bir kez çalışır.',
  anotherScreen: 'Başka bir ekranda',
  arrival: 'İndiğinizde',
  trouble: 'Bağlantı yok mu?',
  apn: {
    name: 'APN',
    automatic: 'Telefonunuz kendisi ayarlar.',
    byHand: 'Bağlantı yoksa bu eSIM’in ayarlarına girin.',
    unknown: 'Çoğu telefon kendisi ayarlar. Sizinki sorarsa bize yazın.',
  },
  facts: 'Paketiniz',
  iccid: 'ICCID',
  left: 'Kalan veri',
  read: (date) => `${date} itibarıyla`,
  kept: (date) => `Saklandığı tarih: ${date}.`,
  until: (date) => `Buradan silineceği tarih: ${date}.`,
  help: 'Yardım',
  write: 'Çevrim içi olduğunuzda sipariş numaranızla bize yazın.',
  chat: 'Sohbeti aç',
  remove: 'Buradan sil',
  removeQuestion: 'Şebeke olmadan geri alamazsınız.',
  yes: 'Sil',
  no: 'Sakla',
};
