import { josa } from '../../../domain/language-words.ko.ts';
import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const deleteAccountWords: typeof source.deleteAccountWords = {
  title: '계정 삭제',
  what: '계정과 eSIM 목록, 개인정보를 삭제해요. 세금 관련 기록은 이름을 지운 상태로 남아요.',
  question: '계정을 삭제할까요?',
  yes: '영구 삭제',
  warning:
    'eSIM과 코드, 주문을 더 이상 볼 수 없어요. 휴대폰에 설치된 eSIM은 계속 쓸 수 있어요. 삭제하면 되돌릴 수 없어요.',
  email: '이메일 주소',
  emailHint: (email) => `확인을 위해 ${josa(`“${email}”`, '을/를')} 입력해 주세요.`,
  password: '현재 비밀번호',
  passwordHint: (google) =>
    google ? 'Google로 로그인하고 비밀번호가 없다면 비워 두세요.' : '비밀번호가 없다면 비워 두세요.',
  failed: '아무것도 삭제되지 않았어요.',
};

export const emailStateWords: typeof source.emailStateWords = {
  title: '이메일',
  verified: '인증됨',
  unverified: '인증 안 됨',
  hint: '여기에 로그인한 상태로 이메일의 링크를 열어 주세요. 도착까지 1분쯤 걸릴 수 있어요.',
};

export const nameFormWords: typeof source.nameFormWords = {
  saved: '이름을 저장했어요.',
  title: '이름',
  label: '이름',
  hint: '성, 이름 순서로 띄어서 입력해 주세요. 결제할 때 자동으로 채워 드려요.',
  save: '이름 저장',
};

export const passwordFormWords: typeof source.passwordFormWords = {
  saved: '비밀번호를 변경했어요. 다른 기기에서는 로그아웃됐어요.',
  title: '비밀번호',
  open: '비밀번호 변경·설정',
  current: '현재 비밀번호',
  next: '새 비밀번호',
  save: '비밀번호 변경',
  noPassword: (google) =>
    google ? 'Google로 가입했거나 비밀번호를 잊으셨나요?' : '비밀번호가 없거나 잊으셨나요?',
  sendLink: '비밀번호 설정 링크를 이메일로 받기',
};

export const savedCardsWords: typeof source.savedCardsWords = {
  title: '저장된 카드',
  what: '카드는 카드 결제 대행사 Stripe가 보관하고, 구매 버튼을 누를 때만 결제해요. 저희도 여기 보이는 정보만 볼 수 있어요.',
  failed: '저장된 카드를 불러오지 못했어요.',
  removed: (card) => `${josa(card, '을/를')} 삭제했어요.`,
  none: '저장된 카드가 아직 없어요. 카드를 저장하려면 결제할 때 ‘다음에도 쓸 수 있게 카드 저장’에 체크해 주세요.',
  expired: (until) => `만료됨(${until})`,
  valid: (until) => `유효 기간: ${until}`,
  remove: '삭제',
  stillSaved: '카드는 그대로 저장되어 있어요.',
};

export const signedInPlacesWords: typeof source.signedInPlacesWords = {
  title: '로그인된 기기',
  hint: '모르는 기기가 있다면 로그아웃하고 비밀번호를 변경해 주세요.',
  failed: '목록을 불러오지 못했어요.',
  allEnded: '다른 기기에서 모두 로그아웃했어요.',
  nothingChanged: '아무것도 바뀌지 않았어요.',
  endOthers: '다른 기기에서 모두 로그아웃',
  ended: (device) => `${device}에서 로그아웃했어요.`,
  thisDevice: '이 기기',
  lastUsed: (ago) => phrase`마지막 사용: ${ago}`,
  end: '로그아웃',
  stillSignedIn: '아직 로그인되어 있어요.',
};
