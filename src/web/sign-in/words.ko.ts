import type * as source from './words.ts';

export const invitationWords: typeof source.invitationWords = {
  asked: {
    title: '내 계정',
    text: '계정에 로그인하는 방법을 이메일로 알려 드려요. 로그인하면 어느 기기에서든 eSIM을 볼 수 있어요.',
    button: '로그인',
  },
  open: {
    title: 'eSIM을 계정에 보관하세요',
    text: '지금은 이 브라우저에서만 볼 수 있어요. 계정이 있으면 어느 기기에서든 볼 수 있어요.',
    button: '계정 만들기',
  },
};

export const signInNeededWords: typeof source.signInNeededWords = {
  title: '로그인이 필요해요',
  text: '대시보드를 이용하고 eSIM 요금제를 구매하려면 로그인해 주세요.',
  button: '로그인',
};

export const resetWords: typeof source.resetWords = {
  sent: '비밀번호 재설정 이메일을 보냈어요. 받은편지함을 확인해 주세요.',
};
