import { josa } from '../../../domain/language-words.ko.ts';
import { phrase } from '../../core/phrase.ts';
import { linkWords } from '../../core/words.ts';
import type * as source from './words.ts';

export const addDataWords: typeof source.addDataWords = {
  buy: (charge) => `계속 • ${charge}`,
  onto: (country, iccid) =>
    phrase`${country} eSIM(ICCID …\u2060${iccid})에 추가돼요. 따로 설치하지 않아도 돼요.`,
};

export const topUpListWords: typeof source.topUpListWords = {
  name: (place) => `이 eSIM에 추가할 수 있는 ${place} 요금제`,
  more: '요금제 더 보기',
  nothing: {
    title: (place) => `이 eSIM에 추가할 수 있는 ${place} 요금제가 없어요`,
    text: '다른 여행지를 선택하거나 새 eSIM을 구매해 주세요.',
  },
  refused: '데이터를 추가할 수 없어요',
  failed: '요금제를 불러오지 못했어요',
  all: '모든 요금제 보기',
};

export const topUpRowWords: typeof source.topUpRowWords = {
  sameAgain: linkWords.sameAgain,
};

export const topUpPlaceWords: typeof source.topUpPlaceWords = {
  name: '여행지',
  chosen: (place) => phrase`${place} 요금제`,
  change: '변경',
  changeName: '여행지 변경',
  back: (own) => `${josa(own, '으로/로')} 돌아가기`,
};
