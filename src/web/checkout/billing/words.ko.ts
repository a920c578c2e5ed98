import type { Bought } from '../outcome/words.ts';
import type * as source from './words.ts';

/** What goes to the address. A top-up comes without codes. */
const goesTo = (what: Bought, where: string) =>
  ({
    plan: `인보이스를 ${where}로 보내 드려요.`,
    eSIM: `eSIM과 QR 코드를 ${where}로 보내 드려요.`,
    eSIMs: `모든 eSIM과 QR 코드를 ${where}로 보내 드려요.`,
  })[what];

export const billingWords: typeof source.billingWords = {
  title: '구매자 정보',
  firstName: '이름',
  lastName: '성',
  email: '이메일 주소',
  goesThere: (what) => goesTo(what, '이 주소'),
  createAccount: '계정을 만들고 구매 내역 저장하기',
  noPassword: '지금은 비밀번호가 필요 없어요. 로그인 방법을 이메일로 보내 드려요.',
  ofAccount: '계정에 등록된 주소예요.',
  other: '다른 이메일 주소도 사용하기',
  otherEmail: '다른 이메일 주소',
  goesToBoth: (what) => goesTo(what, '두 주소 모두'),
  noMarketing: '비슷한 요금제 안내 이메일 받지 않기',
  company: {
    title: '회사에서 구매하시나요?',
    hint: '두 항목 모두 인보이스에 표시돼요.',
    name: '회사 이름',
    vatNumber: 'VAT 번호',
    net: '확인됐어요. 여기서는 VAT를 내지 않고 직접 신고·납부하시면 돼요(리버스 차지).',
    charged: '확인됐어요. 회사가 있는 국가에서는 기업 구매에도 가격에 VAT가 포함돼요.',
    invalid: 'EU에 VAT 사업자로 등록되지 않은 번호라서 VAT가 부과돼요.',
    unknown: '지금은 이 번호를 확인할 수 없어요. VAT를 내시고, 번호가 확인되면 돌려받으실 수 있어요.',
  },
  errors: {
    noVatNumber: 'VAT 번호를 확인해 주세요',
    noName: '성과 이름을 모두 입력해 주세요',
    ofAccount: '계정과 같은 주소예요',
  },
};

export const invitationWords: typeof source.invitationWords = {
  title: '로그인하고 혜택 받기',
  button: '회원가입/로그인',
};
