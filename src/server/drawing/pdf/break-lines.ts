import type { Letter } from './split-runs.ts';

/**
 * Breaks a text between words into lines that fit, and inside a word that is too long for a line. Returns at least one line;
 * spaces at a break are dropped.
 */
export function breakLines(letters: Letter[], fits: (line: Letter[]) => boolean): Letter[][] {
  const lines: Letter[][] = [];
  let rest = withoutSpaceBefore(letters);
  while (rest.length > 0 && !fits(rest)) {
    const most = longestThatFits(rest, fits);
    const space = rest.slice(0, most + 1).findLastIndex(isSpace);
    const end = space > 0 ? space : most;
    lines.push(rest.slice(0, end));
    rest = withoutSpaceBefore(rest.slice(end));
  }
  if (rest.length > 0 || lines.length === 0) lines.push(rest);
  return lines;
}

/** How many of the letters fit on a line, at least one; adding a letter never makes a line narrower. */
function longestThatFits(letters: Letter[], fits: (line: Letter[]) => boolean): number {
  let [fitting, tooMany] = [1, letters.length];
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(letters.slice(0, middle))) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}

function withoutSpaceBefore(letters: Letter[]): Letter[] {
  const first = letters.findIndex((letter) => !isSpace(letter));
  return first < 0 ? [] : letters.slice(first);
}

const isSpace = ({ text }: Letter) => text === ' ';
