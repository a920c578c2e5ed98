import { phrase } from '../core/phrase.ts';
import type * as source from './words.ts';

export const topUpStartWords: typeof source.topUpStartWords = {
  alone: {
    behind: '첫 번째 요금제가 끝날 때',
    firstUse: '처음 사용할 때',
    after: (moment) => phrase`이 eSIM의 같은 요금제가 끝나는 ${moment} 이후`,
  },
  it: {
    behind: '첫 번째 요금제가 끝나면 시작돼요.',
    firstUse: '처음 사용할 때 시작돼요.',
    after: (moment) => phrase`이 eSIM의 같은 요금제가 끝나는 ${moment} 이후에 시작돼요.`,
  },
  brief: {
    behind: '첫 번째 요금제가 끝나면 시작',
    firstUse: '처음 사용할 때 시작',
    after: (day) => phrase`${day} 이후 시작`,
  },
};

export const topUpTimesWords: typeof source.topUpTimesWords = {
  end: (days, lapses) => phrase`시작하고 ${days} 뒤에 끝나요. 사용하지 않으면 ${lapses}에 소멸돼요.`,
  endOfFirst: (days) => `처음 사용하고 ${days} 뒤`,
  endOfNext: (days) => `시작하고 ${days} 뒤`,
};

export const topUpNoteWords: typeof source.topUpNoteWords = {
  loading: '결제 페이지를 불러오는 중…',
  fits: {
    title: (country, iccid) => `${country} eSIM(ICCID …${iccid})에 추가돼요`,
    text: '따로 설치하지 않아도 돼요.',
  },
  refused: {
    title: '이 요금제는 추가할 수 없어요',
    newEsim: '새 eSIM으로 구매',
  },
  failed: '추가할 수 있는 요금제인지 확인하지 못했어요',
  notCharged: '청구된 금액은 없어요.',
};
