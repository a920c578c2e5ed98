import type PDFDocument from 'pdfkit';

import { RecentMap } from '../../core/recent-map.ts';
import { breakLines } from './break-lines.ts';
import { type Face, faceName, faceOf } from './faces.ts';
import type { Style } from './font-files.ts';
import { printable } from './printable.ts';
import { type Letter, type Letters, type Run, splitLetters, splitRuns } from './split-runs.ts';

type Doc = InstanceType<typeof PDFDocument>;

/** From the top of a line to its baseline, and from line to line, in font sizes. */
const ASCENT = 1.05;
const LINE_HEIGHT = 1.45;

const OPTIONS = { lineBreak: false, baseline: 'alphabetic' as const };

/** Words for the page; the text may be anything that somebody typed. */
export interface Words {
  text: string;
  style: Style;
  /** In points. */
  size: number;
  /** '#RRGGBB'. */
  colour: string;
  /** Digits of equal width, so that amounts line up. */
  tabular?: boolean;
}

interface Place {
  x: number;
  /** Top of the first line. */
  y: number;
  width: number;
  align?: 'left' | 'right';
}

/** Sets words in any script on the pages of a PDF. All lengths are points. */
export interface Typesetter {
  /** Draws the words in as many lines as needed. Returns the y below them. */
  place: (words: Words, place: Place) => number;
  /** The height of the words in a column of this width. */
  heightOf: (words: Words, width: number) => number;
  /** The width of the words on one line. */
  widthOf: (words: Words) => number;
}

/** A line as it is drawn. */
interface Line {
  runs: { run: Run; width: number }[];
  width: number;
}

/** Some 4 KB each. */
const splitTexts = new RecentMap<string, Letters>(500);

/**
 * Loads the fonts for all words to be placed: the PDF embeds only the glyphs and weights that they need. Whatever the words
 * contain, they become plain text in one place of the page.
 * @param language of the document: BCP 47
 */
export async function createTypesetter(doc: Doc, language: string, all: Words[]): Promise<Typesetter> {
  const split = new Map(all.map((words) => [words, splitTextOf(words, language)]));
  await registerFonts(doc, split);

  const choose = (run: Run, { style, size }: Words) => doc.font(faceName(run.file, style)).fontSize(size);
  // Even an empty list makes pdfkit set the whole run at once; without one it cuts it into words.
  const features = ({ tabular }: Words) => ({ features: tabular ? ['tnum' as const] : [] });
  const lineOf = (line: Letters, words: Words): Line => {
    const runs = splitRuns(line).map((run) => ({
      run,
      width: choose(run, words).widthOfString(run.text, features(words)),
    }));
    return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
  };
  const lettersOf = (words: Words) => {
    const letters = split.get(words);
    if (!letters) throw new Error('words were placed that no font was made for');
    return letters;
  };

  const linesOf = (words: Words, width: number): Line[] => {
    const { letters, direction } = lettersOf(words);
    const measure = (some: Letter[]) => lineOf({ letters: some, direction }, words);
    return breakLines(letters, (some) => measure(some).width <= width).map(measure);
  };

  return {
    place: (words, { x, y, width, align = 'left' }) => {
      const lines = linesOf(words, width);
      for (const [index, line] of lines.entries()) {
        const baseline = y + (index * LINE_HEIGHT + ASCENT) * words.size;
        let left = align === 'right' ? x + width - line.width : x;
        for (const { run, width: wide } of line.runs) {
          choose(run, words)
            .fillColor(words.colour)
            .text(run.text, left, baseline, { ...OPTIONS, ...features(words) });
          left += wide;
        }
      }
      return y + lines.length * words.size * LINE_HEIGHT;
    },
    heightOf: (words, width) => linesOf(words, width).length * words.size * LINE_HEIGHT,
    widthOf: (words) => lineOf(lettersOf(words), words).width,
  };
}

function splitTextOf({ text, style }: Words, language: string): Letters {
  const shown = printable(text);
  return splitTexts.of(`${language} ${style} ${shown}`, () => splitLetters(shown, { style, language }));
}

async function registerFonts(doc: Doc, split: Map<Words, Letters>): Promise<void> {
  const faces = new Map<string, Promise<Face>>();
  for (const [{ style }, { letters }] of split) {
    for (const { file } of letters) {
      const name = faceName(file, style);
      if (!faces.has(name)) faces.set(name, faceOf(file, style));
    }
  }
  // pdfkit also accepts an opened font, but its types do not say so.
  for (const [name, face] of faces) doc.registerFont(name, (await face) as unknown as Buffer);
}
