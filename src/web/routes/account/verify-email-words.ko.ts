import type * as source from './verify-email-words.ts';
import { mailLinkWords } from './words.ts';

export const verifyWords: typeof source.verifyWords = {
  meta: { title: '이메일 인증', description: '본인의 이메일 주소인지 확인해요.' },
  checking: mailLinkWords.checking,
  signInFirst: {
    title: '로그인하고 이메일을 인증해 주세요',
    text: '링크를 받은 계정에 로그인하면 링크가 작동해요. 비밀번호를 재설정해도 주소가 인증돼요.',
    signIn: '로그인',
    forgot: '비밀번호를 잊으셨나요?',
  },
  expired: {
    title: mailLinkWords.dead,
    text: '만료됐거나 링크의 일부가 빠졌어요. 새 링크를 보내 드릴 수 있어요.',
  },
  incomplete: mailLinkWords.half,
  verified: {
    title: '이메일을 인증했어요',
    text: (email) => `${email} 주소로 구매한 모든 것이 계정에 있어요.`,
    dashboard: '대시보드로 이동',
  },
  otherAccount: {
    title: '다른 계정의 링크예요',
    text: (email) =>
      `지금 ${email} 계정으로 로그인되어 있어요. 로그아웃한 다음, 링크를 받은 계정으로 로그인해 주세요.`,
    signOut: '로그아웃',
  },
};
