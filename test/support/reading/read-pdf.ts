import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';

/** What a reader of a PDF sees. */
export interface ReadPdf {
  pages: number;
  title: string;
  /** The words of all pages, in the order in which they were set, runs of space as one. */
  text: string;
  /** Glyphs set in all, and those among them that stand for a character the font does not have. */
  glyphs: number;
  missing: number;
  /** The right and lower edges of what was set, in points from the left and from the bottom. */
  right: number;
  bottom: number;
  /** Where what was set so begins, in points from the left. */
  leftOf(text: string): number | undefined;
  /** The numbers of the glyphs that were set in fonts of a name, in the order of painting. */
  codesOf(font: string): number[];
}

/** The parts of a glyph that the reader library hands to its painter. */
interface SetGlyph {
  originalCharCode: number;
}

/** Between two pieces of a word, in points. */
const MAX_GAP = 0.05;

/** Reads a PDF as a viewer does: its text, and the glyphs that would be painted. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const { OPS } = await getResolvedPDFJS();
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const words: string[] = [];
  const codes: { code: number; font: string }[] = [];
  const lefts = new Map<string, number>();
  let right = 0;
  let bottom = Infinity;
  /** Where the last piece of text ended. */
  let end = { x: NaN, y: NaN };
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    for (const item of (await page.getTextContent()).items) {
      if (!('str' in item)) continue;
      const [, , , , x, y] = item.transform as number[];
      const text = item.hasEOL ? `${item.str}\n` : item.str;
      // A word with letters of several fonts is set in pieces: 'podró', 'ż'.
      if (Math.abs((x ?? 0) - end.x) < MAX_GAP && y === end.y) words.push(`${words.pop() ?? ''}${text}`);
      else words.push(text);
      end = { x: (x ?? 0) + item.width, y: y ?? 0 };
      if (item.str.trim() === '') continue;
      lefts.set(item.str, x ?? 0);
      right = Math.max(right, (x ?? 0) + item.width);
      bottom = Math.min(bottom, y ?? 0);
    }
    const { fnArray, argsArray } = await page.getOperatorList();
    let font = '';
    for (const [index, operation] of fnArray.entries()) {
      if (operation === OPS.setFont) {
        const [id] = argsArray[index] as [string, number];
        font = (page.commonObjs.get(id) as { name: string }).name;
      }
      if (operation !== OPS.showText) continue;
      const [shown] = argsArray[index] as [(SetGlyph | number)[]];
      // Fonts are embedded by glyph: a code is the glyph's number, and 0 is the box for what is missing.
      for (const glyph of shown)
        if (typeof glyph === 'object') codes.push({ code: glyph.originalCharCode, font });
    }
  }
  const { Title: title } = info as { Title?: string };
  return {
    pages: pdf.numPages,
    title: title ?? '',
    text: words.join(' ').replace(/\s+/g, ' ').trim(),
    glyphs: codes.length,
    missing: codes.filter(({ code }) => code === 0).length,
    right,
    bottom,
    leftOf: (text) => lefts.get(text),
    codesOf: (name) => codes.filter(({ font }) => font.includes(name)).map(({ code }) => code),
  };
}
