import { faceOf } from '../pdf/faces.ts';
import { type Setting, splitLetters, splitRuns } from '../pdf/split-runs.ts';

/** Words as outlines of their letters: showing them needs no fonts. */
export interface Outline {
  /** The data of an SVG path that starts at 0 on its baseline. */
  path: string;
  width: number;
}

/**
 * One line in any script.
 * @param size of the letters, in the units of the drawing
 * @param tracking the space between letters, as a share of the size
 */
export async function outlineText(
  text: string,
  setting: Setting,
  size: number,
  tracking = 0,
): Promise<Outline> {
  const paths: string[] = [];
  let x = 0;
  for (const run of splitRuns(splitLetters(text, setting))) {
    // oxlint-disable-next-line no-await-in-loop -- each run begins where the one before ended
    const face = await faceOf(run.file, setting.style);
    const scale = size / face.unitsPerEm;
    const { glyphs, positions } = face.layout(run.text);
    for (const [index, { path }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      paths.push(path.transform(scale, 0, 0, -scale, x + xOffset * scale, -yOffset * scale).toSVG());
      x += xAdvance * scale + tracking * size;
    }
  }
  return { path: paths.join(''), width: Math.max(0, x - tracking * size) };
}
