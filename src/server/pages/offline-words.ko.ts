import type * as source from './offline-words.ts';

export const offlineWords: typeof source.offlineWords = {
  title: '이 기기에 저장한 내용',
  offline: '오프라인이에요. 저장해 둔 내용을 보여 드려요.',
  none: {
    title: '저장한 내용이 없어요',
    text: '온라인일 때 주문을 열고 ‘이 휴대폰에 저장’을 누르세요. 그러면 QR 코드와 각종 코드, 설치 방법이 여기서 네트워크 없이 열려요.',
    open: '내 eSIM 보기',
  },
  unreadable: '더 이상 열 수 없어요. 삭제하고, 온라인일 때 eSIM을 다시 저장해 주세요.',
  remove: '여기서 삭제',
  noScript: '이 페이지에는 JavaScript가 필요해요. 이 사이트에서 허용해 주세요.',
};
