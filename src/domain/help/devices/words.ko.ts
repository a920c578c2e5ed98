import type * as source from './words.ts';

export const deviceNotes: typeof source.deviceNotes = {
  china: '중국 본토에서 판매된 모델은 eSIM을 지원하지 않아요.',
  chinaAndHongKong:
    '중국 본토에서 판매된 모델은 eSIM을 지원하지 않고, 홍콩과 마카오에서 판매된 모델도 대부분 지원하지 않아요.',
  onlyEsim:
    '미국 모델은 SIM 트레이가 없고 eSIM만 사용해요. 중국 본토에서 판매된 모델은 eSIM을 지원하지 않고, 홍콩과 마카오에서 판매된 모델도 대부분 지원하지 않아요.',
  ipad: 'Wi-Fi + Cellular 모델만 지원해요. 중국 본토에서 판매된 모델은 eSIM을 지원하지 않아요.',
  pixel3:
    '호주, 대만, 일본에서 판매된 모델과 Sprint, Google Fi를 제외한 미국 통신사에서 판매한 모델은 여행용 eSIM을 쓸 수 없어요.',
  pixel3a: '일본에서 판매된 모델과 Verizon에서 판매한 모델은 여행용 eSIM을 쓸 수 없어요.',
  earlyGalaxy: '미국, 한국, 중국 본토, 홍콩, 대만에서 판매된 모델은 eSIM을 지원하지 않을 수 있어요.',
  greaterChina: '중국 본토, 홍콩, 대만에서 판매된 모델은 eSIM을 지원하지 않을 수 있어요.',
  someCountries: '일부 국가의 모델만 eSIM을 지원해요. 설정에 ‘eSIM 추가’가 있는지 확인해 보세요.',
  noPlus: '이름 뒤에 +가 붙은 모델은 eSIM이 없어요. 중국 본토에서 판매된 모델도 eSIM을 지원하지 않아요.',
  chinaAndCarriers: '중국 본토에서 판매된 모델은 eSIM을 지원하지 않아요. 일부 통신사 모델도 지원하지 않아요.',
  carriers: '일부 통신사 모델은 eSIM을 지원하지 않아요.',
  onlyPro: 'Pro만 eSIM을 지원하고 12T는 지원하지 않아요. 중국 본토에서 판매된 모델도 eSIM을 지원하지 않아요.',
  japan: '일본 출시 모델이에요.',
  japanAndTaiwan: '일본과 대만 출시 모델이에요.',
  partlyJapan: '일본 출시 모델이며, 일부는 eSIM을 지원하지 않아요.',
  razr2019: 'eSIM만 사용해요.',
};

export const modelNames: typeof source.modelNames = {
  iphoneSe2: 'iPhone SE(2세대)',
  iphoneSe3: 'iPhone SE(3세대)',
  ipads: [
    'iPad(7세대 이상)',
    'iPad mini(5세대 이상)',
    'iPad Air(3세대 이상)',
    'iPad Pro 11(모든 세대)',
    'iPad Pro 12.9(3세대 이상)',
    'iPad Pro 13(M4 이상)',
  ],
};
