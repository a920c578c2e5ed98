import type * as source from './words.ts';

export const AUTH_TEXTS: typeof source.AUTH_TEXTS = {
  'user-not-found': '이 이메일 주소로 가입한 계정이 없어요',
  'wrong-password': '비밀번호가 맞지 않아요',
  'email-already-in-use': '이 이메일로 가입한 계정이 이미 있어요',
  'weak-password': '비밀번호가 너무 쉬워요',
  'invalid-email': '이메일 주소가 올바르지 않아요',
  'too-many-requests': '여러 번 실패했어요. 잠시 후 다시 시도해 주세요',
  'popup-closed-by-user': '로그인이 끝나기 전에 창이 닫혔어요',
  'cancelled-popup-request': '로그인이 취소됐어요',
  'popup-blocked': '브라우저가 로그인 창을 차단했어요',
  blocked: '이용이 정지된 계정이에요',
  other: '문제가 생겼어요. 다시 시도해 주세요',
};

export const authAdviceWords: typeof source.authAdviceWords = {
  linked:
    '이 이메일로는 비밀번호가 있는 계정이 이미 있어요. 그 비밀번호로 로그인하거나, 이메일로 비밀번호를 재설정해 주세요.',
  noPassword: '이 계정에는 아직 비밀번호가 없어요. 비밀번호 설정 링크를 이메일로 받아 보세요.',
  guessable: '누구나 가장 먼저 떠올릴 만한 비밀번호예요. 서로 관련 없는 단어 서너 개를 조합해 보세요.',
  blocked: '구매한 상품은 계속 사용할 수 있어요. 착오라고 생각되면 문의해 주세요.',
  tooLong: (most) => `비밀번호는 최대 ${most}자까지예요.`,
  noAddress: 'Google 계정에서 이메일 주소를 받지 못했어요.',
  popup: '이 사이트의 팝업을 허용하거나 이메일로 로그인해 주세요.',
  offline: '인터넷 연결이 끊겼을 수 있어요.',
};

export const credentialWords: typeof source.credentialWords = {
  fillIn: '모든 항목을 입력해 주세요',
  noAddress: '이메일 주소를 입력해 주세요',
  differ: '비밀번호가 서로 달라요',
  tooShort: '비밀번호는 6자 이상이어야 해요',
};

export const THIS_APP: string = '이 앱';
