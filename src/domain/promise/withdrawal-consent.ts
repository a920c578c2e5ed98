/** What a buyer agrees to who wants the plan before the time to withdraw is over, each in a checkbox of its own. */
export interface ConsentText {
  /** The request to begin at once. */
  begin: string;
  /** The acknowledgement of what that does to the right. */
  ends: string;
}

/** Every version that was ever agreed to: never change one, add the next. Purchases keep which was theirs. */
const TEXTS = {
  '2026-11': {
    begin: 'I ask you to deliver my plan at once, before the 14 days in which I may withdraw are over.',
    ends: 'I know that my right to withdraw ends as soon as the plan has been activated or used.',
  },
} as const satisfies Record<string, ConsentText>;

/** What is agreed to today. */
export const CONSENT_VERSION = '2026-11' satisfies keyof typeof TEXTS;

/** The words of a version; null for what never was one. */
export function consentText(version: string): ConsentText | null {
  return Object.hasOwn(TEXTS, version) ? TEXTS[version as keyof typeof TEXTS] : null;
}
