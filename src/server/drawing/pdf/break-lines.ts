import type { Letter } from './split-runs.ts';

/**
 * Breaks a text between words into lines that fit, and a word that is too long for a line of its own between letters.
 * Returns at least one line; spaces at a break are gone.
 */
export function breakLines(letters: Letter[], fits: (line: Letter[]) => boolean): Letter[][] {
  const lines: Letter[][] = [];
  let line: Letter[] = [];
  const end = () => {
    lines.push(line);
    line = [];
  };
  for (const { space, word } of wordsOf(letters)) {
    const longer = line.length === 0 ? word : [...line, ...space, ...word];
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line.length > 0) end();
    for (const letter of word) {
      if (line.length > 0 && !fits([...line, letter])) end();
      line.push(letter);
    }
  }
  end();
  return lines;
}

/** Each word with the space before it. */
function wordsOf(letters: Letter[]): { space: Letter[]; word: Letter[] }[] {
  const words: { space: Letter[]; word: Letter[] }[] = [{ space: [], word: [] }];
  for (const letter of letters) {
    if (letter.text === ' ') words.push({ space: [letter], word: [] });
    else words.at(-1)?.word.push(letter);
  }
  return words;
}
