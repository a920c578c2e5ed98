import type { Font } from 'fontkit';
import subsetFont from 'subset-font';

import { RecentMap } from '../../core/recent-map.ts';
import { type FontFile, openFont, type Style } from './font-files.ts';

const WEIGHTS: Record<Style, number> = { text: 400, strong: 600, display: 700 };

/**
 * Faces of all alphabets are 26, of some 60 KB each and as much again for what was read of them; the rest is for Chinese
 * characters, which are cut into hundreds of files.
 */
const MOST_FACES = 64;
/** Of some 3 KB each. An invoice has 30, of which 10 are its own. */
const MOST_LAYOUTS = 1000;

/** A font file in one weight, opened. It serves any number of documents. */
export type Face = Font;

const faces = new RecentMap<string, Promise<Face>>(MOST_FACES);
const layouts = new RecentMap<string, ReturnType<Font['layout']>>(MOST_LAYOUTS);

/** Names the face for good. */
export function faceName(file: FontFile, style: Style): string {
  return `${style} ${file.path}`;
}

/** The file in the weight of a style, made and opened once. */
export function faceOf(file: FontFile, style: Style): Promise<Face> {
  const name = faceName(file, style);
  const face = faces.of(name, () => makeFace(name, file, style));
  // What could not be made is tried again.
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
 * fontkit's glyph goes on standing for the letters that it was first made for. Documents write down what each glyph
 * stands for, and none may tell of those that were drawn before it.
 */
function rememberNoLetters(face: Face): void {
  const getGlyph = face.getGlyph.bind(face);
  face.getGlyph = (id, codePoints = []) => {
    const glyph = getGlyph(id, [...codePoints]);
    const isSame = String(glyph.codePoints) === String(codePoints);
    return isSame ? glyph : (Object.create(glyph, { codePoints: { value: codePoints } }) as typeof glyph);
  };
}

/** The same words stand on every invoice, and each is measured before it is set. */
function rememberLayouts(name: string, face: Face): void {
  const layout = face.layout.bind(face);
  face.layout = (text, features, ...rest) => {
    const key = JSON.stringify([name, text, features, ...rest]);
    const run = layouts.of(key, () => layout(text, features, ...rest));
    // Who sets it scales the positions in their place.
    const positions = run.positions.map((position) => ({ ...position }));
    return Object.create(run, { positions: { value: positions } }) as typeof run;
  };
}
