import type { Font } from 'fontkit';
import subsetFont from 'subset-font';

import { RecentMap } from '../../core/recent-map.ts';
import { type FontFile, openFont, type Style } from './font-files.ts';

const WEIGHTS: Record<Style, number> = { text: 400, strong: 600, display: 700 };

/**
 * The faces of all alphabets are 26, with some 60 KB each and as much again for parsed data; the rest is for Chinese characters,
 * which are split into hundreds of files.
 */
const MAX_FACES = 64;
/** Some 3 KB each. An invoice has 30, of which 10 are specific to it. */
const MAX_LAYOUTS = 1000;

/** An opened font file in one weight. It serves any number of documents. */
export type Face = Font;

const faces = new RecentMap<string, Promise<Face>>(MAX_FACES);
const layouts = new RecentMap<string, ReturnType<Font['layout']>>(MAX_LAYOUTS);

/** The permanent name of the face. */
export function faceName(file: FontFile, style: Style): string {
  return `${style} ${file.path}`;
}

/** The file in the weight of a style, opened once. */
export function faceOf(file: FontFile, style: Style): Promise<Face> {
  const name = faceName(file, style);
  const face = faces.of(name, () => makeFace(name, file, style));
  // A failed face is tried again.
  face.catch(() => faces.delete(name));
  return face;
}

async function makeFace(name: string, file: FontFile, style: Style): Promise<Face> {
  const bytes = await subsetFont(file.bytes(), file.characters(), {
    targetFormat: 'truetype',
    variationAxes: { wght: WEIGHTS[style] },
  });
  const face = openFont(bytes);
  rememberNoLetters(face);
  rememberLayouts(name, face);
  return face;
}

/**
 * A fontkit glyph keeps the letters that it was first made for. Documents record the letters of each glyph, so one must not show
 * those of an earlier document.
 */
function rememberNoLetters(face: Face): void {
  const getGlyph = face.getGlyph.bind(face);
  face.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, [...codePoints]);
    const isSame = String(glyph.codePoints) === String(codePoints);
    return isSame ? glyph : (Object.create(glyph, { codePoints: { value: codePoints } }) as typeof glyph);
  };
}

/** Every invoice contains the same words, and each is measured before it is set. */
function rememberLayouts(name: string, face: Face): void {
  const layout = face.layout.bind(face);
  face.layout = (text, features, ...rest) => {
    const key = JSON.stringify([name, text, features, ...rest]);
    const run = layouts.of(key, () => layout(text, features, ...rest));
    // pdfkit scales the positions in place.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.create(run, { positions: { value: positions } }) as typeof run;
  };
}
