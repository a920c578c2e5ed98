import { josa } from '../../../domain/language-words.ko.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const bothAddresses: typeof source.bothAddresses = (one, other) => phrase`${one}, ${other}`;

export const successWords: typeof source.successWords = {
  title: '구매가 완료됐어요!',
  news: {
    eSIM: {
      ready: (country) => `${country} eSIM이 준비됐어요.`,
      onItsWay: (country) => `${country} eSIM을 준비하고 있어요.`,
    },
    eSIMs: { ready: () => 'eSIM이 모두 준비됐어요.', onItsWay: () => 'eSIM을 모두 준비하고 있어요.' },
    plan: {
      ready: (country) => `${country} 데이터를 eSIM에 추가했어요. 따로 설치하지 않아도 돼요.`,
      onItsWay: (country) => `${country} 데이터를 eSIM에 추가하고 있어요.`,
    },
  },
  mail: {
    eSIM: {
      ready: (to) => phrase`QR 코드를 ${to} 주소로 보내고 있어요.`,
      onItsWay: (to) => phrase`주문 페이지에 표시되고, ${to} 주소로도 보내 드려요.`,
    },
    eSIMs: {
      ready: (to) => phrase`QR 코드를 ${to} 주소로 보내고 있어요.`,
      onItsWay: (to) => phrase`주문 페이지에 표시되고, ${to} 주소로도 보내 드려요.`,
    },
    plan: {
      ready: (to) => phrase`인보이스를 ${to} 주소로 보내고 있어요.`,
      onItsWay: (to) => phrase`추가되는 대로 ${to} 주소로 알려 드려요.`,
    },
  },
  partly: (refunded) =>
    refunded === 1
      ? 'eSIM이 준비됐어요. 다만 1개는 통신사에서 제공하지 못해 환불해 드려요.'
      : `eSIM이 준비됐어요. 다만 ${refunded}개는 통신사에서 제공하지 못해 환불해 드려요.`,
  paid: (amount) => `${josa(amount, '을/를')} 결제했어요.`,
  install: '지금 설치',
  secondMail: '계정에 관한 이메일도 따로 보내 드려요.',
  notKept: '브라우저가 쿠키를 차단해서 이 eSIM이 여기에 저장되지 않아요. 이메일에서 확인해 주세요.',
  opening: {
    ready: '3초 후 내 eSIM을 열어요',
    onItsWay: '3초 후 주문 페이지를 열어요',
  },
};

export const purchaseWaitingWords: typeof source.purchaseWaitingWords = {
  checking: {
    title: '결제를 확인하고 있어요',
    text: '잠시만 기다려 주세요. 다시 결제하지 마세요.',
    goesTo: (to) => phrase`진행 상황을 ${to} 주소로 알려 드려요.`,
  },
  paid: {
    title: '결제가 완료됐어요',
    eSIM: (to) =>
      phrase`eSIM을 준비하고 있어요. 보통 1분 안에 끝나요. 이 페이지는 닫아도 돼요. ${to} 주소로 보내 드려요.`,
    eSIMs: (to) =>
      phrase`eSIM을 모두 준비하고 있어요. 보통 1분 안에 끝나요. 이 페이지는 닫아도 돼요. ${to} 주소로 보내 드려요.`,
    plan: (to) =>
      phrase`eSIM에 데이터를 추가하고 있어요. 보통 1분 안에 끝나요. 이 페이지는 닫아도 돼요. ${to} 주소로 알려 드려요.`,
  },
};

export const secondPaymentWords: typeof source.secondPaymentWords = {
  returned: '이미 결제된 구매라서 두 번째 결제는 자동으로 전액 환불돼요.',
  notTaken: '이미 결제된 구매라서 두 번째 결제는 진행되지 않았어요.',
};

export const settledWords: typeof source.settledWords = {
  ready: {
    title: '이미 완료된 구매예요',
    eSIM: (country) => `${country} eSIM이 준비됐어요.`,
    eSIMs: () => 'eSIM이 모두 준비됐어요.',
    plan: (country) => `${country} 데이터를 eSIM에 추가했어요.`,
  },
  onItsWay: {
    title: {
      eSIM: 'eSIM을 준비하고 있어요',
      eSIMs: 'eSIM을 모두 준비하고 있어요',
      plan: '데이터를 추가하고 있어요',
    },
    eSIM: (country, to) =>
      phrase`결제가 완료됐어요. ${country} eSIM은 주문 페이지에 표시되고, ${to} 주소로도 알려 드려요.`,
    eSIMs: (_country, to) =>
      phrase`결제가 완료됐어요. eSIM은 모두 주문 페이지에 표시되고, ${to} 주소로도 알려 드려요.`,
    plan: (country, to) =>
      phrase`결제가 완료됐어요. ${country} 추가 데이터는 주문 페이지에 표시되고, ${to} 주소로도 알려 드려요.`,
  },
  pending: {
    eSIM: (takes, to) =>
      phrase`${takes} 다시 결제하지 마세요. 확인되는 대로 eSIM을 ${to} 주소로 보내 드려요.`,
    eSIMs: (takes, to) =>
      phrase`${takes} 다시 결제하지 마세요. 확인되는 대로 eSIM을 모두 ${to} 주소로 보내 드려요.`,
    plan: (takes, to) =>
      phrase`${takes} 다시 결제하지 마세요. 확인되는 대로 eSIM에 데이터를 추가하고 ${to} 주소로 알려 드려요.`,
  },
  unanswered: {
    title: '결제가 완료됐어요',
    eSIM: (to) =>
      phrase`eSIM이 여기에 표시되기 전에 연결이 끊겼지만 사라지지 않았어요. ${to} 주소로 보내 드려요. 다시 결제하지 마세요.`,
    eSIMs: (to) =>
      phrase`eSIM이 여기에 표시되기 전에 연결이 끊겼지만 하나도 사라지지 않았어요. ${to} 주소로 보내 드려요. 다시 결제하지 마세요.`,
    plan: (to) =>
      phrase`추가한 데이터가 여기에 표시되기 전에 연결이 끊겼지만 사라지지 않았어요. ${to} 주소로 알려 드려요. 다시 결제하지 마세요.`,
  },
  bankWaits: {
    title: '은행에서 아직 결제를 처리하고 있어요',
    eSIM: (to) =>
      phrase`몇 분 정도 걸릴 수 있어요. 다시 결제하지 마세요. 은행에서 승인되는 대로 eSIM을 ${to} 주소로 보내 드려요.`,
    eSIMs: (to) =>
      phrase`몇 분 정도 걸릴 수 있어요. 다시 결제하지 마세요. 은행에서 승인되는 대로 eSIM을 모두 ${to} 주소로 보내 드려요.`,
    plan: (to) =>
      phrase`몇 분 정도 걸릴 수 있어요. 다시 결제하지 마세요. 은행에서 승인되는 대로 eSIM에 데이터를 추가하고 ${to} 주소로 알려 드려요.`,
    checkAgain: '다시 확인',
  },
  refunded: '환불을 진행하고 있어요',
  mismatch: {
    title: '이 결제는 확인이 필요해요',
    text: (to) => phrase`다시 결제하지 마세요. ${to} 주소로 연락드려요.`,
  },
};

export const orderAddressWords: typeof source.orderAddressWords = {
  goesTo: (name, address) => phrase`${name}님의 주문이고, ${address} 주소로 보내 드려요.`,
  fix: '주소가 틀렸나요? 수정하기',
  label: '받을 이메일 주소',
  save: '이 주소로 보내기',
  fixed: '주소를 변경했어요. 앞으로 이 주문에 관한 모든 안내는 새 주소로 보내 드려요.',
};

export const pausedWords: typeof source.pausedWords = {
  title: '판매를 잠시 쉬고 있어요',
  notCharged: '청구된 금액은 없어요.',
  underWay: '시작한 결제는 계속 진행돼요. 진행 상황은 주문 페이지에서 볼 수 있어요.',
  order: '주문 보기',
  plans: '요금제로 돌아가기',
  esims: '내 eSIM으로 돌아가기',
};
