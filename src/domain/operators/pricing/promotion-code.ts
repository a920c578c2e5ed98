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
  'no_effect',
] as const;
export type CodeRefusal = (typeof CODE_REFUSALS)[number];

const SENTENCES: Record<CodeRefusal, string> = {
  unknown: 'There’s no such code. Please check its spelling.',
  not_yet: 'This code isn’t valid yet. Please try again later.',
  ended: 'This code has ended.',
  used_up: 'This code has been used up.',
  used_by_you: 'You’ve used this code already.',
  held_by_you:
    'Another unpaid order of yours is using this code. Please finish that one, or try again in an hour.',
  not_first: 'This code is for a first order.',
  other_place: 'This code isn’t for this destination.',
  no_effect: 'This code doesn’t lower the price of this plan.',
};

/** The sentence for the buyer. */
export function codeRefusalText(why: CodeRefusal): string {
  return SENTENCES[why];
}

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
