import type { ReactNode } from 'react';

import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { phrase } from '../../core/phrase.ts';

export const passWords = {
  details: 'See details',
  showQr: 'Show QR',
  invoice: 'Invoice',
  buyAgain: 'Buy again',
  invoiceFailed: 'Failed to download invoice',
  install: 'Install eSIM',
  write: 'Get help',
  /** For an eSIM that the network no longer has. */
  lost: { tone: 'bad', label: 'Not available' } as const,
  isLost: 'No longer on the network',
  /** Follows the plan and its days. */
  added: 'added to an eSIM you have',
};

/** One or two sentences for an eSIM without a data figure. */
export const adviceWords = {
  returnAsked:
    'A refund was requested. The network decides whether it takes this back. Please don’t use it until then.',
  inUse: 'In use.',
  lost: 'The network no longer has this eSIM. Write to us: we’ll replace it or give your money back.',
  toInstall: {
    anyTime: 'Install it at home on Wi‑Fi, before you travel.',
    /** For plans whose days start at first use. */
    beforeUse: (days: number, place: string) =>
      `Not installed yet. Install it at home on Wi‑Fi: ${days === 1 ? 'the day only starts' : `the ${formatDays(days)} only start`} at first use in ${place}.`,
  },
  toUse: {
    onPhone: 'On your phone.',
    onEsim: (iccid: string) => `On your eSIM ending in ${iccid}.`,
    switchOn: 'Switch it on for data when you arrive.',
    /** For a plan that follows an equal one. */
    starts: (when: ReactNode) => phrase`Starts ${when}.`,
    daysStart: (days: number, place: string) =>
      `${days === 1 ? 'The day starts' : `The ${formatDays(days)} start`} when you first use it in ${place}.`,
  },
  gone: {
    takenBack: (what: 'eSIM' | 'plan') => `This ${what} was taken back.`,
    itDoesNotWork: 'It no longer works.',
    /** Follows a sentence about the order. */
    itsPartDoesNotWork: (what: 'eSIM' | 'plan') => `Its ${what} no longer works.`,
  },
  lapsed: 'You never used it, and the time to start it ran out.',
  over: (unused: string | null) =>
    `This plan is over.${unused === null ? '' : ` It ended with ${unused} unused.`} Your eSIM can stay on your phone and take a new one.`,
};

export const passFactsWords = {
  bought: 'Bought',
  daysStart: 'Days start',
  refills: 'Refills',
  inHours: (hours: number) => `In ${hours} h`,
  ends: 'Ends',
  ended: 'Ended',
  used: 'Used',
  daysLeft: 'Days left',
  invalidDate: 'Invalid date',
  timeLeft: 'Time left',
  hours: (hours: number) => `${hours} h`,
  noDate: 'N/A',
  iccid: 'ICCID',
  /** When the days start. */
  starts: {
    firstUse: 'First use',
    purchase: 'Purchase',
    unknown: 'Unknown',
  },
};
