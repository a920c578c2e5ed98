import { CannotDo } from './answer.ts';

/** The words after a command, in order, and the value of each `--option`. */
export interface Typed {
  words: string[];
  options: Record<string, string>;
}

/** Options without a value. */
const BARE = new Set(['yes', 'json', 'report']);

/** Sorts the typed words. @throws {CannotDo} if an option lacks its value */
export function readTyped(given: readonly string[]): Typed {
  const typed: Typed = { words: [], options: {} };
  for (let at = 0; at < given.length; at++) {
    const word = given[at] ?? '';
    if (!word.startsWith('--')) {
      typed.words.push(word);
      continue;
    }
    const [name = '', value] = word.slice(2).split(/=(.*)/s, 2);
    if (BARE.has(name)) typed.options[name] = 'yes';
    else {
      const behind = value ?? given[++at];
      if (behind === undefined) throw new CannotDo(`--${name} needs a value behind it.`);
      typed.options[name] = behind;
    }
  }
  return typed;
}
