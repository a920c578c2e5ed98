import type { Hues } from '../data/hues.ts';
import { hueBetween, oklch } from './colour.ts';

/** Every colour of one picture, as hex. */
export type Palette = {
  sky: readonly [string, string, string, string];
  glow: string;
  shoal: string;
  land: readonly [top: string, foot: string];
  rim: readonly [top: string, foot: string];
  islet: string;
};

/** The brand's signal colour, for the traveller's destination. */
export const lime = '#c8f250';

/** City lights. */
export const lamp = '#fff3dc';

/** Two neighbouring hues give the whole palette: a night sky, dawn below it, dark land. */
export function paletteOf({ sky, dawn }: Hues): Palette {
  return {
    sky: [
      oklch(0.285, 0.068, sky),
      oklch(0.405, 0.095, sky),
      oklch(0.6, 0.118, hueBetween(sky, dawn, 0.55)),
      oklch(0.82, 0.1, dawn),
    ],
    glow: oklch(0.91, 0.07, dawn),
    shoal: oklch(0.86, 0.08, hueBetween(sky, dawn, 0.2)),
    land: [oklch(0.215, 0.036, sky), oklch(0.16, 0.028, sky)],
    rim: [oklch(0.72, 0.07, hueBetween(sky, dawn, 0.3)), oklch(0.93, 0.06, dawn)],
    islet: oklch(0.9, 0.065, hueBetween(sky, dawn, 0.6)),
  };
}
