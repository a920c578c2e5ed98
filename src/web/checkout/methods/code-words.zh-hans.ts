import { spaced } from '../../../domain/language-words.zh-hans.ts';
import type * as source from './code-words.ts';

export const codeWords: typeof source.codeWords = {
  ask: '有优惠码？',
  label: '优惠码',
  apply: '使用',
  applied: (code, off) => `${code}：${off}`,
  remove: '移除',
  removeLabel: (code) => spaced`移除优惠码${code}`,
  empty: '请输入优惠码。',
  failed: '加载失败，请重试。',
};
