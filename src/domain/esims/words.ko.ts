import type * as source from './words.ts';

export const bundleLabels: typeof source.bundleLabels = {
  active: '사용 중',
  queued: '대기 중',
  processing: '준비 중',
  depleted: '사용 완료',
  expired: '만료됨',
  lapsed: '소멸됨',
  revoked: '회수됨',
  unknown: '알 수 없음',
};

export const bundleMessages: typeof source.bundleMessages = {
  active: null,
  queued: '아직 사용하지 않았어요. 처음 연결되면 사용 기간이 시작돼요.',
  processing: '통신사가 요금제를 준비하고 있어요. 그동안 설치해도 돼요.',
  depleted: '데이터를 모두 사용했어요.',
  expired: '요금제 이용 기간이 끝났어요.',
  lapsed: '한 번도 사용하지 않고 기한이 지난 요금제예요.',
  revoked: '회수된 요금제예요.',
  unknown: null,
};
