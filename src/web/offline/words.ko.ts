import type * as source from './words.ts';

export const keepWords: typeof source.keepWords = {
  keep: { phone: '이 휴대폰에 저장', device: '이 기기에 저장' },
  what: 'QR 코드와 각종 코드, 설치 방법을 네트워크 없이도 열 수 있어요.',
  kept: '여기에 저장되어 네트워크 없이 열려요.',
  open: '저장한 내용 보기',
  remove: '여기서 삭제',
  removed: '여기서 삭제했어요.',
  iphone: 'Safari는 7일 동안 방문하지 않으면 삭제해요. 더 오래 두려면 이 페이지를 홈 화면에 추가하세요.',
  failed: {
    offline: '불러오지 못했어요. 인터넷 연결을 확인하고 다시 시도해 주세요.',
    full: '저장 공간이 부족해요. 공간을 비우고 다시 시도해 주세요.',
    blocked:
      '이 브라우저는 웹사이트 데이터를 저장하지 않아요. 시크릿 모드나 개인정보 보호 모드를 끄거나, 이 사이트의 쿠키를 허용하거나, 페이지를 인쇄하세요.',
    over: '저장할 것이 없어요. 이 eSIM은 끝났거나 반품 중이에요.',
  },
};
