import type { ColourName, ColourSet } from '../../domain/operators/brand/colour-set.ts';

/** The shop's design tokens by name. Written out, because mail clients do not support custom properties. */
export const COLOURS = {
  paper: '#F7F7F2',
  surface: '#FFFFFF',
  sunken: '#EFF0EA',
  ink: '#0E1B2C',
  muted: '#51606F',
  line: '#E2E5DD',
  night: '#0A1524',
  nightRaised: '#12213A',
  nightLine: '#23344F',
  onNight: '#F3F6F1',
  onNightMuted: '#A9B7C6',
  signal: '#C8F250',
  link: '#0B6E69',
} as const;

const BY_COLOUR = new Map(
  Object.entries(COLOURS).map(([name, colour]) => [
    colour,
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`) as ColourName,
  ]),
);

/** A text, in which the shop's own colours are written out, in those of a published set. */
export function recoloured(text: string, set: ColourSet | null): string {
  if (!set) return text;
  return text.replace(/#[\da-f]{6}\b/gi, (colour) => {
    const name = BY_COLOUR.get(colour.toUpperCase() as never);
    return name === undefined ? colour : set[name];
  });
}
