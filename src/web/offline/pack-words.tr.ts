import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'eSIM’inizi kurun',
  wifi: 'Kurulum sırasında telefonunuzun Wi‑Fi’ye ihtiyacı var. Kurduktan sonra buradaki hiçbir şey gerekmez.',
  used: 'Bu eSIM kuruldu, bu yüzden kodları buradan silindi. Kodlar yalnızca bir kez çalışır.',
  anotherScreen: 'Başka bir ekranda',
  arrival: 'İndiğinizde',
  trouble: 'Bağlantı yok mu?',
  apn: {
    name: 'APN',
    automatic: 'Telefonunuz kendisi ayarlar.',
    byHand: 'Bağlantı yoksa bunu bu eSIM’in ayarlarına yazın.',
    unknown: 'Çoğu telefon kendisi ayarlar. Sizinki APN sorarsa bize yazın.',
  },
  facts: 'Paketiniz',
  iccid: 'ICCID',
  left: 'Kalan internet',
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
