import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { named } from '../../../domain/language-words.ts';

/** What several mails say about an order. */
export const orderWords = {
  /** @param label '3 GB', 'Unlimited Lite' */
  planLine: (country: string, label: string, days: number) => `${country}, ${label}, ${formatDays(days)}`,
  /** Describes the picture at the top to readers who cannot see it. */
  picture: {
    ofPlace: (country: string) => `${country} by its city lights`,
    ofGlobe: 'The globe by its city lights',
  },
  /** Titles of sections. */
  yourOrder: 'Your order',
  whatNext: 'What comes next',
  rows: { plan: 'Plan', order: 'Order' },
  /** Buttons and links. */
  seeOrder: 'See your order',
  seeEsim: 'See your eSIM',
  tryAgain: 'Try again',
};

/** Moments, after the language's own date and time. */
export const momentWords = {
  inUtc: (moment: string) => `${moment} UTC`,
  inPlace: (moment: string, country: string) => `${moment} (local time in ${named(country)})`,
};
