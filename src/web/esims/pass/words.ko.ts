import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { josa } from '../../../domain/language-words.ko.ts';
import type * as source from './words.ts';

const daysStart = (days: number, place: string) =>
  `휴대폰이 ${place}에서 처음 인터넷에 연결되면 사용 기간 ${formatDays(days)}이 시작돼요.`;

export const passWords: typeof source.passWords = {
  details: '자세히 보기',
  showQr: 'QR 보기',
  invoice: '인보이스',
  buyAgain: '다시 구매',
  invoiceFailed: '인보이스를 내려받지 못했어요',
  install: 'eSIM 설치',
  write: '문의하기',
  lost: { tone: 'bad', label: '이용 불가' },
};

export const adviceWords: typeof source.adviceWords = {
  returnAsked: '회수할 수 있는지는 통신사가 결정해요. 그때까지 사용하지 마세요.',
  inUse: '사용 중이에요.',
  lost: '통신사에 이 eSIM의 기록이 없어요. 문의해 주시면 교체하거나 환불해 드려요.',
  toInstall: {
    anyTime: '여행을 떠나기 전에 집에서 Wi-Fi로 설치하세요.',
    beforeUse: (days, place) => `집에서 Wi-Fi로 설치하세요. ${daysStart(days, place)}`,
  },
  toUse: {
    onPhone: '휴대폰에 설치되어 있어요.',
    onEsim: (iccid) => `끝자리 ${iccid}인 eSIM에 추가되어 있어요.`,
    switchOn: '도착하면 데이터용으로 켜 주세요.',
    daysStart,
  },
  gone: {
    takenBack: { eSIM: '회수된 eSIM이에요.', plan: '회수된 요금제예요.' },
    itDoesNotWork: '더 이상 작동하지 않아요.',
    itsPartDoesNotWork: {
      eSIM: '이 eSIM은 더 이상 작동하지 않아요.',
      plan: '이 요금제는 더 이상 작동하지 않아요.',
    },
  },
  lapsed: '한 번도 사용하지 않은 채로 시작 기한이 지났어요.',
  over: (unused) =>
    `요금제가 종료됐어요. ${unused === null ? '' : `사용하지 않은 ${josa(unused, '이/가')} 남았어요. `}eSIM을 휴대폰에 두면 새 요금제를 추가할 수 있어요.`,
};

export const passFactsWords: typeof source.passFactsWords = {
  bought: '구매일',
  daysStart: '시작',
  refills: '초기화',
  inHours: (hours) => `${hours}시간 후`,
  ends: '종료일',
  ended: '종료일',
  used: '사용량',
  daysLeft: '남은 일수',
  invalidDate: '잘못된 날짜',
  timeLeft: '남은 시간',
  hours: (hours) => `${hours}시간`,
  noDate: '알 수 없음',
  iccid: 'ICCID',
  starts: {
    firstUse: '처음 사용할 때',
    purchase: '구매할 때',
    unknown: '알 수 없음',
  },
};
