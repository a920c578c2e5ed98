import type PDFDocument from 'pdfkit';
import subsetFont from 'subset-font';

import { breakLines } from './break-lines.ts';
import type { FontFile, Style } from './font-files.ts';
import { printable } from './printable.ts';
import { charactersOf, type Letters, type Run, splitLetters, splitRuns } from './split-runs.ts';

type Doc = InstanceType<typeof PDFDocument>;

const WEIGHTS: Record<Style, number> = { text: 400, strong: 600, display: 700 };

/** From the top of a line to its baseline, and to the next line, in font sizes. */
const ASCENT = 1.05;
const LINE_HEIGHT = 1.45;

const OPTIONS = { lineBreak: false, baseline: 'alphabetic' as const };

/** Words that will stand on the page; the text is whatever somebody typed. */
export interface Words {
  text: string;
  style: Style;
  /** In points. */
  size: number;
  /** '#RRGGBB'. */
  colour: string;
  /** Digits of one width, so that amounts stand one under the other. */
  tabular?: boolean;
}

interface Place {
  x: number;
  /** Top of the first line. */
  y: number;
  width: number;
  align?: 'left' | 'right';
}

/** Sets words in any script onto the pages of a PDF. All lengths are points. */
export interface Typesetter {
  /** Draws the words in as many lines as they need. Returns the y below them. */
  place: (words: Words, place: Place) => number;
  /** How wide the words are on one line. */
  widthOf: (words: Words) => number;
}

/**
 * Makes the fonts for all words that will be placed: of each only what the words need, in the weight they need, embedded
 * into the PDF. Whatever the words hold, they become plain text in one place of the page.
 */
export async function createTypesetter(doc: Doc, all: Words[]): Promise<Typesetter> {
  const split = new Map(all.map((words) => [words, splitLetters(printable(words.text), words.style)]));
  await registerFonts(doc, split);

  const choose = (run: Run, { style, size }: Words) => doc.font(fontName(run.file, style)).fontSize(size);
  const features = ({ tabular }: Words) => ({ features: tabular ? ['tnum' as const] : [] });
  const widthOfRun = (run: Run, words: Words) => choose(run, words).widthOfString(run.text, features(words));
  const widthOfLine = (line: Letters, words: Words) =>
    splitRuns(line).reduce((sum, run) => sum + widthOfRun(run, words), 0);
  const lettersOf = (words: Words) => {
    const letters = split.get(words);
    if (!letters) throw new Error('words were placed that no font was made for');
    return letters;
  };

  return {
    place: (words, { x, y, width, align = 'left' }) => {
      const { letters, direction } = lettersOf(words);
      const lineOf = (some: Letters['letters']) => ({ letters: some, direction });
      const lines = breakLines(letters, (some) => widthOfLine(lineOf(some), words) <= width).map(lineOf);
      for (const [index, line] of lines.entries()) {
        const baseline = y + (index * LINE_HEIGHT + ASCENT) * words.size;
        let left = align === 'right' ? x + width - widthOfLine(line, words) : x;
        for (const run of splitRuns(line)) {
          const wide = widthOfRun(run, words);
          choose(run, words)
            .fillColor(words.colour)
            .text(run.text, left, baseline, { ...OPTIONS, ...features(words) });
          left += wide;
        }
      }
      return y + lines.length * words.size * LINE_HEIGHT;
    },
    widthOf: (words) => widthOfLine(lettersOf(words), words),
  };
}

async function registerFonts(doc: Doc, split: Map<Words, Letters>): Promise<void> {
  const fonts = new Map<string, { file: FontFile; style: Style; characters: Set<string> }>();
  for (const [{ style }, { letters }] of split) {
    for (const letter of letters) {
      const name = fontName(letter.file, style);
      // Shaping puts a space without width in the place of joiners.
      const font = fonts.get(name) ?? { file: letter.file, style, characters: new Set([' ']) };
      fonts.set(name, font);
      for (const character of charactersOf(letter)) font.characters.add(character);
    }
  }
  for (const [name, { file, style, characters }] of fonts) {
    const font = await subsetFont(file.bytes(), [...characters].sort().join(''), {
      targetFormat: 'truetype',
      variationAxes: { wght: WEIGHTS[style] },
    });
    doc.registerFont(name, font);
  }
}

function fontName(file: FontFile, style: Style): string {
  return `${style} ${file.path}`;
}
