/** The consents of a buyer who wants the plan before the withdrawal period ends, each with its own checkbox. */
export interface ConsentText {
  /** The request to begin at once. */
  begin: string;
  /** The acknowledgement of its effect on the right. */
  ends: string;
}

/** Every version ever used: never change one, add the next. Purchases store the version agreed to. */
const TEXTS = {
  '2026-11': {
    begin: 'I ask you to deliver my plan at once, before the 14 days in which I may withdraw are over.',
    ends: 'I know that my right to withdraw ends as soon as the plan has been activated or used.',
  },
} as const satisfies Record<string, ConsentText>;

/** The present version. */
export const CONSENT_VERSION = '2026-11' satisfies keyof typeof TEXTS;

/** The texts of a version; null if there never was one. */
export function consentText(version: string): ConsentText | null {
  return Object.hasOwn(TEXTS, version) ? TEXTS[version as keyof typeof TEXTS] : null;
}
