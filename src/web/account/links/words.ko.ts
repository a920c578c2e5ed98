import type * as source from './words.ts';

export const linkPageWords: typeof source.linkPageWords = {
  noScript: '이 페이지를 보려면 JavaScript가 필요해요.',
  failed: {
    title: '링크를 확인하지 못했어요',
    text: '연결 상태를 확인하고 다시 시도해 주세요. 링크는 아직 쓸 수 있어요.',
  },
};

export const newPasswordWords: typeof source.newPasswordWords = {
  title: '새 비밀번호 설정',
  rule: '6자 이상으로 입력해 주세요. 모든 기기에서 로그아웃돼요.',
  label: '새 비밀번호',
  save: '새 비밀번호 저장',
};
