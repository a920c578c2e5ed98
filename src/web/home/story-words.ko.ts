import type * as source from './story-words.ts';

export const howItWorksWords: typeof source.howItWorksWords = {
  title: '이용 방법',
  home: {
    when: '집에서',
    what: '요금제 고르기',
    how: (paypal) =>
      `여행지, 기간, 데이터를 고르세요. 카드, Apple Pay, Google Pay${paypal ? ', PayPal' : ''}로 계정 없이 결제할 수 있어요.`,
  },
  before: {
    when: '이륙 전',
    what: 'eSIM 설치',
    how: 'QR 코드가 이메일로 도착해요. 쓰고 있는 휴대폰에서 한 번 탭하거나, 다른 화면에 띄워 스캔하세요.',
  },
  landing: {
    when: '착륙 후',
    what: '비행기 모드 끄기',
    how: '휴대폰이 현지 네트워크를 찾으면 요금제가 자동으로 활성화돼요. 통화는 기존 SIM 그대로예요.',
  },
};

export const keepNumberWords: typeof source.keepNumberWords = {
  title: '메신저 번호는 그대로',
  lead: '여행용 eSIM은 새 번호가 아니라 데이터를 더해 줘요. 카카오톡, WhatsApp 등은 친구들이 아는 번호를 그대로 써요. 채팅과 그룹도 그대로라 아무에게도 알릴 필요가 없어요.',
  ownSim: '기존 SIM',
  calls: '내 번호로 통화와 문자',
  chats: '평소처럼 로그인된 메신저 앱',
  travelEsim: '여행용 eSIM',
  data: '모든 데이터를 현지 가격으로',
};

export const whyUsWords: typeof source.whyUsWords = {
  title: '여행자가 고르는 이유',
  lead: '알아야 할 모든 것을 결제 전에 보여 드려요.',
  browse: '요금제 둘러보기',
  setup: { what: '바로 설정', how: '결제부터 eSIM 연결까지 약 1분이면 돼요.' },
  data: { what: '무제한 또는 용량형', how: '일주일 1GB부터 반년 100GB까지 있어요.' },
  world: { what: '200개 이상의 국가', how: '새로운 여행지마다 eSIM 하나에 추가하면 돼요.' },
  money: { what: '로밍 요금 없음', how: '한 번만 미리 결제해요. 나중에 청구되지 않아요.' },
  calls: { what: '통화는 기존 SIM으로', how: '번호와 채팅이 그대로예요.' },
  warning: { what: '80% 사용 시 알림', how: '쓸 데이터가 남아 있을 때 미리 알려 드려요.' },
};
