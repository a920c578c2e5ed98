import { josa } from '../language-words.ko.ts';
import type * as source from './words.ts';

export const otherBrands: string = '기타 브랜드';

export const firstModels: typeof source.firstModels = {
  ipad: 'iPad(7세대)',
  ipadMini: 'iPad mini(5세대)',
  ipadAir: 'iPad Air(3세대)',
  ipadPro: 'iPad Pro 11',
};

export const lineExceptions: typeof source.lineExceptions = {
  iphone:
    '중국 본토에서 판매된 모델은 iPhone Air를 제외하고 지원하지 않으며, 홍콩과 마카오에서 판매된 모델도 대부분 지원하지 않아요.',
  ipad: '모바일 데이터가 없는 모델과 중국 본토에서 판매된 모델은 지원하지 않아요.',
  pixel: 'Pixel 3, 3a는 판매한 통신사나 국가에 따라 여행용 eSIM을 쓸 수 없어요.',
  galaxy: '중국 본토, 홍콩, 대만에서 판매된 모델과 미국, 한국의 오래된 모델은 지원하지 않을 수 있어요.',
  oneplus: '중국 본토에서 판매된 모델은 지원하지 않아요.',
};

export const deviceAnswerTexts: typeof source.deviceAnswerTexts = {
  unsure: {
    what: '일부 모델만 eSIM을 지원해요',
    why: '설정에 ‘eSIM 추가’가 있는지 확인해 보세요.',
  },
  yes: '네, 통신사 잠금이 없으면 쓸 수 있어요',
  every: (line, except) => `모든 ${josa(line, '이/가')} eSIM을 지원해요. ${except}`,
  since: (line, first, except) => `${josa(line, '은/는')} ${first}부터 모두 eSIM을 지원해요. ${except}`,
  no: '아니요',
  first: (line, first) => `eSIM을 지원하는 첫 ${josa(line, '은/는')} ${josa(first, '이에요/예요')}.`,
};

export const compatibilityAnswers: typeof source.compatibilityAnswers = {
  galaxyS10: '아니요. 삼성 휴대폰은 Galaxy S20부터 지원해요.',
  iphone10: '아니요. iPhone 10(X)은 eSIM이 없어요. iPhone은 XR과 XS부터 지원해요.',
  p40ProPlus: '아니요. P40과 P40 Pro는 eSIM을 지원하지만 P40 Pro+는 지원하지 않아요.',
  xiaomi12t: '아니요. 하지만 Xiaomi 12T Pro는 지원해요.',
  yes: '네, 지원해요.',
};
