import { formatDays } from '../../../domain/catalog/data-amount.ts';

export const timelineWords = {
  /** A plan that was added to an eSIM, in the eSIM's history. @param label '3 GB', 'Unlimited Lite' */
  plan: (label: string, days: number, country: string) => `${label} for ${formatDays(days)}, ${country}`,
};
