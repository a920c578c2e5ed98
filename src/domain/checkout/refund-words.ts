import type { DuplicateCause, RefundCause } from './refund-cause.ts';

/** The one sentence about it for the buyer, for an eSIM with its plan or a plan added to an eSIM. */
export function refundSentence(cause: RefundCause, what: 'eSIM' | 'plan'): string {
  switch (cause) {
    case 'undelivered':
      return what === 'eSIM' ? 'We couldn’t deliver this eSIM.' : 'We couldn’t add this plan to your eSIM.';
    case 'withdrawn':
      return what === 'eSIM'
        ? 'You withdrew before this eSIM was delivered.'
        : 'You withdrew before this plan was added to your eSIM.';
    case 'returned_by_you':
      return what === 'eSIM' ? 'You returned this eSIM.' : 'You returned this plan.';
    case 'returned_by_us':
      return 'We refunded this order.';
  }
}

/** The texts about a payment that is refunded automatically. */
export const DUPLICATE_WORDS: Record<DuplicateCause, { title: string; text: string }> = {
  paid_twice: {
    title: 'This order was paid twice',
    text: 'We refund the second payment in full, automatically.',
  },
  paid_too_late: {
    title: 'This payment came too late',
    text: 'It arrived after your checkout had expired, so we refund it in full, automatically.',
  },
};
