import type * as source from './pack-words.ts';

export const packWords: typeof source.packWords = {
  install: 'eSIM 설치',
  wifi: '설치하는 동안에는 Wi-Fi가 필요해요. 설치가 끝나면 여기 내용은 더 필요하지 않아요.',
  used: '이 eSIM은 설치되어서 코드를 여기서 삭제했어요. 코드는 한 번만 쓸 수 있어요.',
  anotherScreen: '다른 화면에서',
  arrival: '도착하면',
  trouble: '연결이 안 되나요?',
  apn: {
    name: 'APN(액세스 포인트 이름)',
    automatic: '휴대폰이 자동으로 설정해요.',
    byHand: '연결이 안 되면 이 eSIM의 설정에 입력하세요.',
    unknown: '대부분의 휴대폰은 자동으로 설정해요. 입력하라고 나오면 저희에게 문의해 주세요.',
  },
  facts: '내 요금제',
  iccid: 'ICCID',
  left: '남은 데이터',
  read: (date) => `${date} 기준`,
  kept: (date) => `${date}에 저장했어요.`,
  until: (date) => `${date}에 여기서 삭제돼요.`,
  help: '도움말',
  write: '온라인 상태가 되면 주문 번호와 함께 문의해 주세요.',
  chat: '채팅 열기',
  remove: '여기서 삭제',
  removeQuestion: '네트워크가 없으면 되돌릴 수 없어요.',
  yes: '삭제',
  no: '그대로 두기',
};
