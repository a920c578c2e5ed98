/** The scripts beside ours in which places have names. Chinese and Japanese share characters, the Japanese have kana, too. */
export const SCRIPTS = ['arabic', 'cyrillic', 'greek', 'han', 'hangul', 'hebrew', 'kana'] as const;

export type Script = (typeof SCRIPTS)[number];

const LETTERS: Record<Script, RegExp> = {
  arabic: /\p{sc=Arabic}/u,
  cyrillic: /\p{sc=Cyrillic}/u,
  greek: /\p{sc=Greek}/u,
  han: /\p{sc=Han}/u,
  hangul: /\p{sc=Hangul}/u,
  hebrew: /\p{sc=Hebrew}/u,
  kana: /[\p{sc=Hiragana}\p{sc=Katakana}]/u,
};

/** Those of which a text has letters; none for one in Latin letters. */
export const scriptsOf = (text: string): Script[] => SCRIPTS.filter((script) => LETTERS[script].test(text));
