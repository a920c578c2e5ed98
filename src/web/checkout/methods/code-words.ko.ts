import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: '할인 코드가 있나요?',
  label: '코드',
  apply: '적용',
  applied: (code, off) => `${code}: ${off}`,
  remove: '삭제',
  removeLabel: (code) => `코드 ${code} 삭제`,
  empty: '코드를 입력해 주세요.',
  failed: '불러오지 못했어요. 다시 시도해 주세요.',
};
