import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: '立即交付',
  missing: '請勾選這兩項，否則在可解除契約的期限結束前，我們無法交付。',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`付款即表示您同意《${terms}》和《${privacy}》。`,
  noScript: '付款需要 JavaScript。請啟用後重新載入頁面。',
};
