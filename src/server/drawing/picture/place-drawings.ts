import { existsSync } from 'node:fs';

/** The drawings of the build. */
export const ART = new URL('../../../../build/art/', import.meta.url);

/** Whether the build has a drawing of a country or region; without one the globe is shown. */
export function isDrawn(code: string): boolean {
  return existsSync(new URL(`banner/${code}.svg`, ART));
}
