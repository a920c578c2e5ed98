import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: '立即交付',
  missing: '请勾选这两项。否则在撤回期限结束前，我们无法交付。',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`付款即表示你同意《${terms}》和《${privacy}》。`,
  noScript: '付款需要 JavaScript。请启用它并重新加载页面。',
};
