import { named } from '../../../domain/language-words.ts';

interface Held {
  country: string;
  /** 'PayPal', or 'Visa ending in 4242'. */
  method: string;
}

/** About a payment that is being checked, and one that failed its check: for a new eSIM, or for a plan added to one. */
export const heldWords = {
  held: {
    subject: 'Your payment is being checked',
    /** After the greeting. */
    lead: {
      eSIM: ({ country, method }: Held) =>
        `thank you for ordering an eSIM for ${named(country)}. ${method} is still checking the payment.`,
      plan: ({ country, method }: Held) =>
        `thank you for ordering a plan for ${named(country)}. ${method} is still checking the payment.`,
    },
    next: {
      eSIM: 'This can take minutes, or a few days with a bank transfer. As soon as the payment clears, we’ll email your eSIM. You don’t need to do anything or pay again.',
      plan: 'This can take minutes, or a few days with a bank transfer. As soon as the payment clears, we’ll add the plan to your eSIM. You don’t need to do anything or pay again.',
    },
    action: 'Follow your order',
    /** Beside the amount. */
    total: 'Being checked',
  },
  denied: {
    subject: 'Your payment didn’t go through',
    lead: {
      eSIM: ({ country, method }: Held) =>
        `${method} checked the payment for your eSIM for ${named(country)}, and it didn’t go through.`,
      plan: ({ country, method }: Held) =>
        `${method} checked the payment for your plan for ${named(country)}, and it didn’t go through.`,
    },
    next: {
      eSIM: 'We received no money, so the order is cancelled. If you still want the eSIM, order it again and pay another way.',
      plan: 'We received no money, so the order is cancelled. If you still want the plan, order it again and pay another way.',
    },
    total: 'Not charged',
  },
};
