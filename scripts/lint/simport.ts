import { noFixedLanguage } from './no-fixed-language.ts';
import { noLiteralWords } from './no-literal-words.ts';

/** Our own rules for `oxlint`. */
export default {
  meta: { name: 'simport' },
  rules: { 'no-literal-words': noLiteralWords, 'no-fixed-language': noFixedLanguage },
};
