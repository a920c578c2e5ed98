import type * as source from './reset-password-words.ts';
import { mailLinkWords } from './words.ts';

export const resetWords: typeof source.resetWords = {
  meta: { title: '비밀번호 재설정', description: '새 비밀번호를 설정해요.' },
  loading: '불러오는 중…',
  refused: {
    title: mailLinkWords.dead,
    text: '만료됐거나 이미 사용한 링크예요. 링크는 정해진 시간 안에 한 번만 쓸 수 있어요.',
  },
  incomplete: mailLinkWords.half,
  newLink: '새 링크 보내기',
  done: {
    title: '비밀번호를 변경했어요',
    text: '모든 기기에서 로그아웃됐어요. 새 비밀번호로 로그인해 주세요.',
    signIn: '로그인',
  },
};
