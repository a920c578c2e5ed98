import type { LanguageRules } from '../rules.ts';

export const ko: LanguageRules = {
  glossary: { eSIM: /eSIM/ },
  wrongSigns: /\.\.\./,
  sameAsEnglish: /^(?:eSIM|.{0,3})$/,
  script: { letters: /\p{Script=Hangul}/u, least: 0.75 },
};
