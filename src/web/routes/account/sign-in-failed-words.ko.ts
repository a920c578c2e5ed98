import type * as source from './sign-in-failed-words.ts';

export const signInFailedWords: typeof source.signInFailedWords = {
  meta: { title: '로그인하지 못했어요', description: '다시 로그인해 주세요.' },
  title: '로그인하지 못했어요',
  text: (google) =>
    google
      ? '시간이 너무 오래 걸렸거나 이 페이지를 다시 열었어요. 작은 창이라면 창을 닫고 뒤에 있는 페이지에서 다시 시도해도 돼요.'
      : '시간이 너무 오래 걸렸거나 이 페이지를 다시 열었어요. 이메일 주소로 로그인해 주세요.',
  blocked: {
    title: '이용이 정지된 계정이에요',
    text: '구매한 상품은 계속 사용할 수 있어요. 착오라고 생각되면 문의해 주세요.',
    support: '문의하기',
  },
  home: '홈으로',
};
