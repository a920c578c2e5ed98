import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { named } from '../../../domain/language-words.ts';
import { formatHours } from '../../../domain/promise/refund-time.ts';

/** In the mails about a plan that was just bought, for a new eSIM or for one that its buyer has. */
export const boughtWords = {
  starts: (days: number, country: string) =>
    days === 1
      ? `Your day starts when your phone first goes online in ${named(country)}.`
      : `Your ${formatDays(days)} start when your phone first goes online in ${named(country)}.`,
  /** If we don't know when its days start. */
  isValid: (days: number) => `It’s valid for ${formatDays(days)}.`,
  rows: {
    price: 'Plan price',
    /** The discount of a promotion code. */
    code: (code: string) => `Code ${code}`,
    speed: 'Speed',
  },
  /** A link. */
  summary: 'Contract summary',
  /** @param speed '512 kbps' */
  speed: (gigabytes: number, speed: string) => `${gigabytes} GB a day at full speed, then ${speed}`,
  total: 'Total paid',
  /** Repeats the two sentences that the buyer ticked. */
  declared: (begin: string, ends: string) => `You declared “${begin}” and “${ends}” at checkout.`,
  /** A link to the order follows. */
  refund: {
    eSIM: (hours: number) =>
      `Changed your mind? You can get a full refund within ${formatHours(hours)} if the eSIM has not been activated or used.`,
    plan: (hours: number) =>
      `Changed your mind? You can get a full refund within ${formatHours(hours)} if the plan has not been used.`,
  },
};
