import type * as source from './installation-android-and-ios-words.ts';

export const onBothWords: typeof source.onBothWords = {
  meta: {
    title: 'iOS와 Android에 eSIM 설치하기',
    description:
      '두 시스템에서 QR 코드와 수동으로 설치하는 방법을 Wi-Fi 연결부터 착륙 후 첫 신호까지, 해결 방법과 함께 알려 드려요.',
  },
  title: 'iOS와 Android에 eSIM 설치하기',
  lead: 'QR 코드를 쓰거나 코드를 입력하세요. 어느 쪽이든 몇 분이면 되고, 한 번만 하면 돼요.',
};
