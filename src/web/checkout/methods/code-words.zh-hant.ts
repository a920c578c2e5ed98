import { spaced } from '../../../domain/language-words.zh-hant.ts';
import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: '有優惠碼嗎？',
  label: '優惠碼',
  apply: '套用',
  applied: (code, off) => `${code}：${off}`,
  remove: '移除',
  removeLabel: (code) => spaced`移除優惠碼${code}`,
  empty: '請輸入優惠碼。',
  failed: '載入失敗，請再試一次。',
};
