import { standingPart } from '../../core/standing-part.tsx';

/** Only addresses of places that are not there show it. */
export const FindAnother = standingPart(() => import('./find-another.tsx').then((code) => code.FindAnother));
