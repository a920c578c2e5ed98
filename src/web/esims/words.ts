import type { ReactNode } from 'react';

import { named } from '../../domain/language-words.ts';
import { phrase } from '../core/phrase.ts';

export const deleteEsimWords = {
  title: 'Delete eSIM',
  keep: 'Keep it',
  text: (country: string, plan: string) =>
    `${country}, ${plan} leaves your list. It keeps working on your phone, and you’ll find it under ‘Hidden eSIMs’. This isn’t a refund.`,
  failed: 'Failed to delete eSIM. Please try again.',
};

export const esimsFailedWords = {
  title: 'Failed to load your eSIMs',
  text: 'Your eSIMs are safe. Check your connection and try again.',
};

export const hiddenEsimsWords = {
  title: (count: number) => `Hidden eSIMs (${count})`,
  /** A plan, its days, and the last digits of its eSIM. */
  plan: (plan: string, days: string, iccid: string) => `${plan}, ${days}, ICCID …${iccid}`,
  restore: 'Restore',
  which: (country: string, iccid: string) => `${country}, ICCID …${iccid}`,
};

export const hidingWords = {
  restoreFailed: {
    title: 'Failed to restore eSIM. Please try again.',
    text: 'It’s still under ‘Hidden eSIMs’.',
  },
  hidden: (country: string) => `Your eSIM for ${named(country)} left the list.`,
  undo: 'Undo',
};

export const noEsimsWords = {
  title: 'No eSIMs yet',
  text: 'The first one you buy will be here, ready to install.',
  browse: 'Browse Plans',
};

export const ownEsimsWords = {
  count: (count: ReactNode) => phrase`${count} eSIM(s) purchased`,
  /** Read out in its place. */
  countAloud: (count: number) => `${count} ${count === 1 ? 'eSIM' : 'eSIMs'} purchased`,
  more: (left: number) => `Show More eSIMs (${left})`,
};

/** For paid orders that were never delivered. */
export const returnedWords = {
  title: (country: string) => `Your order for ${named(country)} was refunded`,
  coming: (amount: string, method: string | null, order: string) =>
    `${amount} of order ${order} is on its way back${method === null ? '' : ` to ${method}`}.`,
  sent: (amount: string, method: string | null, order: string) =>
    `${amount} of order ${order} went back to ${method ?? 'how you paid'}.`,
  order: 'See your order',
};

/** For orders that are paid, or nearly, and not in the list yet. */
export const waitingWords = {
  pending: {
    title: (country: string) => `The payment for ${named(country)} is still being checked`,
    text: (order: string) => `Order ${order} is waiting for it.`,
  },
  paid: {
    eSIM: (country: string) => `Your eSIM for ${named(country)} is on its way`,
    plan: (country: string) => `Your added data for ${named(country)} is on its way`,
    text: (order: string) =>
      `Order ${order} is paid. You can close this page. We’ll email you as soon as it’s there.`,
  },
};
