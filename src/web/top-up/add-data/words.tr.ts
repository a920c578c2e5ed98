import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `Devam et • ${charge}`,
  onto: (country, iccid) =>
    phrase`Bu paket ${country} eSIM’inize eklenir, ICCID …\u2060${iccid}. Kurulacak bir şey yok.`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `Bu eSIM’e uyan ${place} paketleri`,
  more: 'Daha fazla paket gör',
  nothing: {
    title: (place) => `Bu eSIM’e uyan ${place} paketi yok`,
    text: 'Başka bir destinasyon seçin veya burası için yeni bir eSIM satın alın.',
  },
  refused: 'İnternet ekleyemezsiniz',
  failed: 'Paketleri yükleyemedik',
  all: 'Tüm paketleri gör',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: 'Destinasyon',
  chosen: (place) => phrase`${place} paketleri`,
  change: 'Değiştir',
  changeName: 'Destinasyonu değiştir',
  back: (own) => `${own} paketlerine dön`,
};
