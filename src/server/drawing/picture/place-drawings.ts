import { existsSync } from 'node:fs';

/** The drawings of the build. */
export const ART = new URL('../../../../build/art/', import.meta.url);

/** Whether the build has a country or region; in place of one that it has not stands the globe. */
export function isDrawn(code: string): boolean {
  return existsSync(new URL(`banner/${code}.svg`, ART));
}
