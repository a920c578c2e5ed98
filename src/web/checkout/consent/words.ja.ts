import { phrase } from '../../core/phrase.ts';
import type * as source from './words.ts';

export const consentWords: typeof source.consentWords = {
  title: '即時の提供',
  missing: '両方にチェックを入れてください。チェックがない場合、撤回できる期間が終わるまでお届けできません。',
};

export const termsWords: typeof source.termsWords = {
  agree: (terms, privacy) => phrase`支払いを行うと、${terms}と${privacy}に同意したことになります。`,
  noScript: '支払いにはJavaScriptが必要です。有効にして、ページを再読み込みしてください。',
};
