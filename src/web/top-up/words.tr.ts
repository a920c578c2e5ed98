import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: 'İlki bitince',
    firstUse: 'İlk kullanımda',
    after: (moment) => phrase`${moment} sonrasında, bu eSIM’deki aynı paket bitince`,
  },
  it: {
    behind: 'İlki bitince başlar.',
    firstUse: 'İlk kullanımda başlar.',
    after: (moment) => phrase`${moment} sonrasında, bu eSIM’deki aynı paket bitince başlar.`,
  },
  brief: {
    behind: 'İlki bitince başlar',
    firstUse: 'İlk kullanımda başlar',
    after: (day) => phrase`${day} sonrasında başlar`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) =>
    phrase`Başladıktan ${days} sonra biter. Hiç kullanmazsanız ${lapses} tarihinde süresi dolar.`,
  endOfFirst: (days) => `İlk kullanımdan ${days} sonra`,
  endOfNext: (days) => `Başladıktan ${days} sonra`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: 'Güvenli ödeme sayfası yükleniyor…',
  fits: {
    title: (country, iccid) => `Bu paket ${country} eSIM’inize eklenir, ICCID …${iccid}`,
    text: 'Kurulacak bir şey yok.',
  },
  refused: {
    title: 'Bu paket eklenemez',
    newEsim: 'Yeni bir eSIM ile al',
  },
  failed: 'Bu paketin uyup uymadığını kontrol edemedik',
  notCharged: 'Hiçbir ücret alınmadı.',
};
