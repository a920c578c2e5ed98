import type * as source from './topped-up-words.ts';

export const toppedUpWords: typeof source.toppedUpWords = {
  subject: (country) => `${country} 요금제를 eSIM에 추가했어요`,
  preview: '따로 설치하지 않아도 돼요. 자동으로 시작돼요.',
  lead: (starts) => `따로 설치하지 않아도 돼요. 휴대폰의 eSIM에 새 요금제가 이미 추가됐어요. ${starts}`,
  startsBehind: '첫 번째 요금제가 끝나면 시작돼요.',
  startsAfter: (moment) => `이 eSIM에 있는 같은 요금제가 끝나는 ${moment} 이후에 시작돼요.`,
  advice: {
    title: '알아 두세요',
    text: 'eSIM을 휴대폰에서 삭제하지 말고, 데이터 로밍을 켜 두세요.',
  },
  iccid: '추가된 ICCID',
};
