import { formatDays } from '../../../domain/catalog/data-amount.ts';
import { named } from '../../../domain/language-words.ts';

export const passWords = {
  details: 'See details',
  showQr: 'Show QR',
  invoice: 'Invoice',
  buyAgain: 'Buy again',
  invoiceFailed: 'Failed to download invoice',
  install: 'Install eSIM',
  write: 'Get help',
  /** For an eSIM that the network no longer has. */
  lost: { tone: 'bad' as const, label: 'Not available' },
};

/** One or two sentences for an eSIM without a data figure. */
export const adviceWords = {
  /** Below the sentence that a refund was requested. */
  returnAsked: 'The network will decide whether it takes this back. Please don’t use it until then.',
  inUse: 'It’s in use.',
  lost: 'The network no longer has this eSIM. Write to us, and we’ll replace it or give your money back.',
  toInstall: {
    anyTime: 'Install it at home on Wi‑Fi, before you travel.',
    /** For plans whose days start at first use. */
    beforeUse: (days: number, place: string) =>
      `Install it at home on Wi‑Fi. Your ${days === 1 ? 'day starts' : `${formatDays(days)} start`} when your phone first goes online in ${named(place)}.`,
  },
  toUse: {
    onPhone: 'It’s on your phone.',
    onEsim: (iccid: string) => `It’s on your eSIM ending in ${iccid}.`,
    switchOn: 'Switch it on for data when you arrive.',
    daysStart: (days: number, place: string) =>
      `Your ${days === 1 ? 'day starts' : `${formatDays(days)} start`} when your phone first goes online in ${named(place)}.`,
  },
  gone: {
    takenBack: { eSIM: 'This eSIM was taken back.', plan: 'This plan was taken back.' },
    itDoesNotWork: 'It no longer works.',
    /** Follows a sentence about the order. */
    itsPartDoesNotWork: { eSIM: 'Its eSIM no longer works.', plan: 'Its plan no longer works.' },
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
