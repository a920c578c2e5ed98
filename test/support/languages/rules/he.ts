import type { LanguageRules } from '../rules.ts';

export const he: LanguageRules = {
  glossary: { eSIM: /eSIM/ },
  wrongSigns: /\.\.\./,
  sameAsEnglish: /^(?:eSIM|.{0,3})$/,
  script: { letters: /\p{Script=Hebrew}/u, least: 0.75 },
};
