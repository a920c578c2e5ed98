import type * as source from './words.ts';

export const regionNames: typeof source.regionNames = {
  'North America': '북미',
  'Latin America': '중남미',
  Europe: '유럽',
  'Middle East': '중동',
  Africa: '아프리카',
  'South Asia': '남아시아',
  'East Asia': '동아시아',
  'Southeast Asia': '동남아시아',
  Oceania: '오세아니아',
  'Global / Multi-region': '전 세계/여러 지역',
};

export const complaints: typeof source.complaints = {
  tooLong: '너무 길어요',
  companyName: '회사 이름을 2자 이상 입력해 주세요',
  contactName: '이름을 2자 이상 입력해 주세요',
  website: '웹 주소를 입력해 주세요(예: https://example.com)',
  consent: '답변을 드릴 수 있도록 동의해 주세요',
};
