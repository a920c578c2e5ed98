import type { ReactNode } from 'react';

import type { EsimStatus } from '../../domain/esims/display-status.ts';
import { phrase } from '../core/phrase.ts';

export const dataLeftWords = {
  /** '1.2 GB left of 3 GB', the first in bold. */
  left: (amount: string) => `${amount} left`,
  /** Of a plan that is over. */
  unused: (amount: string) => `${amount} unused`,
  of: (left: ReactNode, all: string) => phrase`${left} of ${all}`,
  /** An unlimited plan's data at full speed. */
  ofToday: (amount: string) => `today’s ${amount}`,
  low: 'It’s running low. Time to add data.',
  spent: 'Add data to get back online.',
  read: (ago: ReactNode) => phrase`Updated ${ago}`,
  readAtFullSpeed: (ago: ReactNode) => phrase`At full speed, updated ${ago}`,
};

/** An eSIM's status in the shop's records. */
export const statusLabels = {
  purchased: 'Purchased',
  active: 'Active',
  cancelled: 'Cancelled',
  expired: 'Expired',
  depleted: 'Depleted',
} satisfies Record<EsimStatus, string>;

export const statusWords = {
  failed: 'Failed to fetch bundle status',
  offline: 'Network error while fetching bundle status',
};
