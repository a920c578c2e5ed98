import type * as source from './words.ts';

export const ticketWords: typeof source.ticketWords = {
  data: '데이터 제공량',
  validity: '유효 기간',
  coverage: '이용 가능 지역',
  price: '요금제 가격',
  code: (code) => `할인 코드 ${code}`,
  reverseCharge: 'VAT(리버스 차지)',
  total: '합계',
  currency: (code) => code,
};

export const summaryWords: typeof source.summaryWords = {
  title: '주문 요약',
  onto: '추가할 eSIM',
  ontoEsim: (iccid) => `eSIM …${iccid}`,
  starts: '시작',
  ends: '종료',
  taxes: '세금 및 서비스 수수료',
  included: '포함',
  untaxed: '세금(VAT, 판매세)은 부과되지 않아요.',
  speed: (speeds) => `속도: ${speeds ?? '알 수 없음'}`,
  speedNote: (line, country) =>
    country === null ? `${line}.` : `${line}. 사용 기간은 ${country}에서 처음 사용할 때 시작돼요.`,
};

export const planLineWords: typeof source.planLineWords = {
  fullSpeed: (gigabytes, slower) => `하루 ${gigabytes}GB까지 최고 속도, 이후 ${slower}`,
  startsIn: (place) => `${place}에서 처음 사용할 때 시작`,
};
