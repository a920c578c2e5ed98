import { consentTexts } from './words.ts';

/** The consents of a buyer who wants the plan before the withdrawal period ends, each with its own checkbox. */
export interface ConsentText {
  /** The request to begin at once. */
  begin: string;
  /** The acknowledgement of its effect on the right. */
  ends: string;
}

/** The present version. */
export const CONSENT_VERSION = '2026-11' satisfies keyof typeof consentTexts;

/** The texts of a version; null if there never was one. */
export function consentText(version: string): ConsentText | null {
  return Object.hasOwn(consentTexts, version) ? consentTexts[version as keyof typeof consentTexts] : null;
}
