import { LOCALE } from '../../../domain/language-words.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const checkerWords: typeof source.checkerWords = {
  kinds: '기기 종류',
  tabs: {
    iphone: { name: 'iPhone / iPad', example: 'iPhone 13 mini…' },
    android: { name: 'Android', example: 'Galaxy S24, Pixel 8…' },
  },
  search: (kind) => `${kind} 기종 검색`,
  checked: (models, last) =>
    `이 ${models}개 기종은 ${month(last)}에 마지막으로 확인했어요. 더 새로운 기종도 아마 쓸 수 있을 거예요. 설정에서 ‘eSIM 추가’를 찾아보세요.`,
  noScript: '검색하려면 JavaScript가 필요해요. 아래 기종은 eSIM을 지원해요.',
  apple: 'Apple',
};

/** '2025년 8월'. */
function month(date: Date): string {
  return new Intl.DateTimeFormat(LOCALE, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(date);
}

export const deviceListWords: typeof source.deviceListWords = {
  start: '기종을 입력해 호환 기기인지 확인하세요',
  none: '검색과 일치하는 기기가 없어요.',
  found: (devices) => `기기 ${devices}개를 찾았어요`,
  name: 'eSIM을 지원하는 기기',
  note: (device, note) => `${device}: ${note}`,
};

export const unlockedWords: typeof source.unlockedWords = {
  text: (unlocked) =>
    phrase`어느 기종이든 ${unlocked} 휴대폰이어야 해요. 한 통신사에 묶인 휴대폰에서는 다른 통신사의 eSIM을 쓸 수 없어요. iPhone은 ‘설정 > 일반 > 정보’에 “SIM 제한 없음”이라고 나와요.`,
  unlocked: '통신사 잠금이 해제된',
};

export const phoneHereWords: typeof source.phoneHereWords = {
  phones: {
    iPhone: {
      title: '이 iPhone에 설치',
      text: '이메일에 있는 ‘iPhone에 설치’ 버튼을 누르세요. iOS 17.4부터는 스캔하거나 입력할 필요가 없어요.',
    },
    Android: {
      title: '이 휴대폰에 설치',
      text: '이메일에 있는 ‘Android에 설치’ 버튼을 누르세요. 일부 휴대폰은 링크로 설정을 열 수 없어요.',
    },
  },
  steps: '모든 단계를 보여 드려요.',
  fits: 'eSIM을 지원하나요?',
};

export const stepsWords: typeof source.stepsWords = {
  device: '기기',
  method: '설치 방법',
  steps: (method, system) => `${method}, ${system}`,
};

export const ownCodesWords: typeof source.ownCodesWords = {
  loading: '불러오는 중…',
  failed: {
    title: '코드를 불러오지 못했어요',
    text: '아래 단계는 똑같고 eSIM도 안전해요. 연결 상태를 확인하고 다시 시도해 주세요.',
    again: '다시 시도',
  },
  unknown: {
    title: '이 브라우저에서는 알 수 없는 eSIM이에요',
    text: (signIn) =>
      phrase`주문 이메일의 링크를 열거나 ${signIn}해 주세요. 아래 단계는 모든 eSIM에 똑같아요.`,
    signIn: '로그인',
  },
  ready: {
    title: (place) => `${place} eSIM이 준비됐어요`,
    text: '코드는 아래 단계에 있어요.',
  },
};

export const tipsWords: typeof source.tipsWords = {
  early: {
    what: '비행기 타기 전에 설치하기',
    how: '집에는 Wi-Fi와 QR 코드를 띄울 다른 화면, 그리고 시간이 있어요. 대부분의 요금제는 설치해도 기간이 시작되지 않아요. 요금제에 표시되어 있어요.',
  },
  wait: {
    what: '등록될 때까지 2~3분 기다리기',
    how: '처음에는 eSIM이 네트워크에 등록될 시간이 필요해요. 착륙 직후 몇 분도 마찬가지예요.',
  },
  once: {
    what: 'QR 코드와 수동 입력용 코드는 한 번만',
    how: '다시 시도하려고 eSIM을 삭제하지 마세요. 먼저 저희에게 문의하고, 여행이 끝날 때까지 휴대폰에 두세요.',
  },
  roaming: {
    what: 'eSIM 로밍은 켜고, 기존 회선 로밍은 끄기',
    how: '여행용 eSIM은 데이터 로밍을 켜야 해요. 기존 회선은 켤 필요가 없어요. 꺼 두면 요금이 청구되지 않아요.',
  },
};

export const subscriptionWords: typeof source.subscriptionWords = {
  title: '별도 상품인 월 구독',
  text: '일 년 내내 여행하시나요? 170개 이상의 여행지에서 쓰는 월 구독도 있고, 가격은 월 $39.90~$64.90예요. 이곳의 요금제가 아니라서 여기서 결제할 수 없고, 해지할 때까지 갱신되며 자체 약관이 있어요. 이곳의 요금제는 선불이라 기간이 지나면 그냥 끝나요.',
  ask: (address) => phrase`궁금한 점은 ${address} 주소로 문의해 주세요.`,
  subject: '월 구독',
};

export const onwardWords: typeof source.onwardWords = {
  title: '막히셨나요? 떠날 준비가 되셨나요?',
  write: (address, reply) =>
    phrase`${address} 주소로 24시간 언제든 문의해 주세요. 첫 답변까지 걸리는 시간: ${reply}.`,
  browse: '요금제 둘러보기',
  esims: '내 eSIM',
  support: '고객센터',
};
