import type { LanguageRules } from '../rules.ts';

export const zhHant: LanguageRules = {
  glossary: { eSIM: /eSIM/ },
  wrongSigns: /\.\.\./,
  sameAsEnglish: /^(?:eSIM|.{0,3})$/,
  script: { letters: /\p{Script=Han}/u, least: 0.75 },
};
