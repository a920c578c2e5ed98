import type { LanguageRules } from '../rules.ts';

export const pl: LanguageRules = {
  glossary: { eSIM: /eSIM/ },
  wrongSigns: /\.\.\./,
  sameAsEnglish: /^(?:eSIM|.{0,3})$/,
  script: { letters: /\p{Script=Latin}/u, least: 0.9 },
};
