import type { CodeRefusal } from './promotion-code.ts';

/** Why a code gives no discount, for the buyer. */
export const codeRefusals: Record<CodeRefusal, string> = {
  unknown: 'There’s no such code. Please check its spelling.',
  not_yet: 'This code isn’t valid yet. Please try again later.',
  ended: 'This code has ended.',
  used_up: 'This code has been used up.',
  used_by_you: 'You’ve used this code already.',
  held_by_you:
    'Another unpaid order of yours is using this code. Please finish that one, or try again in an hour.',
  not_first: 'This code is for a first order.',
  other_place: 'This code isn’t for this destination.',
  other_currency: 'This code doesn’t work in this currency. It works if you pay in US dollars.',
  no_effect: 'This code doesn’t lower the price of this plan.',
};
