/** Why a code gives no discount now. `held_by_you`: an unpaid order of the same mailbox uses it. */
export const CODE_REFUSALS = [
  'unknown',
  'not_yet',
  'ended',
  'used_up',
  'used_by_you',
  'held_by_you',
  'not_first',
  'other_place',
  'other_currency',
  'no_effect',
] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];

export function isCodeRefusal(text: string): text is CodeRefusal {
  return (CODE_REFUSALS as readonly string[]).includes(text);
}

/** The form of codes: letters, digits and hyphens, 3 to 30. */
export const PROMOTION_CODE = /^[A-Z0-9][A-Z0-9-]{2,29}$/;

/** The longest input that is read as a code: it may contain spaces. */
export const MAX_TYPED_CODE_LENGTH = 60;

/** A code in stored form, from typed text: 'summer 10' is 'SUMMER10'. */
export function asPromotionCode(typed: string): string {
  return typed.replaceAll(/\s/g, '').toUpperCase();
}
