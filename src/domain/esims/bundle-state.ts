/** How long the network is left alone about a bundle, in minutes: at first, and at most. */
interface Pace {
  first: number;
  longest: number;
}

/** All that follows from the state that a bundle is in. */
export interface BundleFacts {
  /** On its eSIM and its days have not begun; on it and begun; or nothing happens to it any more. Null: nobody can tell. */
  stage: 'waits' | 'runs' | 'over' | null;
  /** It was in use, whatever its numbers say. */
  isStarted: boolean;
  /** When it is asked about again; never, once it is over. */
  pace: Pace | null;
  /** The status that lists show for it; null where that was written down before tells more. */
  shown: 'purchased' | 'active' | 'depleted' | 'expired' | 'cancelled' | null;
  /** What its owner is told of it. */
  message: string | null;
  label: string;
  /** Of the label. */
  tone: 'good' | 'waiting' | 'working' | 'spent' | 'quiet' | 'bad' | 'other';
}

const HOUR = 60;

/**
 * The states of a bundle on an eSIM. One table, the liveliest first, asked by server, jobs and screens alike: what is not in
 * it is `unknown`.
 */
const STATES = {
  /** Data flows. It is news of this one that its owner waits for, so it is asked about often. */
  active: {
    stage: 'runs',
    isStarted: true,
    pace: { first: 15, longest: 12 * HOUR },
    shown: 'active',
    message: null,
    label: 'Active',
    tone: 'good',
  },
  /** Ready; its days start when it first connects, perhaps in months. */
  queued: {
    stage: 'waits',
    isStarted: false,
    pace: { first: 3 * HOUR, longest: 24 * HOUR },
    shown: 'purchased',
    message: 'Not used yet. The days start when it first connects.',
    label: 'Queued',
    tone: 'waiting',
  },
  /** The network prepares it, which takes minutes: soon there is news. */
  processing: {
    stage: 'waits',
    isStarted: false,
    pace: { first: 2, longest: 30 },
    shown: 'purchased',
    message: 'The network is getting this plan ready. It can be installed meanwhile.',
    label: 'Processing',
    tone: 'working',
  },
  /** Nothing is left of its data, but its days run on. */
  depleted: {
    stage: 'runs',
    isStarted: true,
    pace: { first: 12 * HOUR, longest: 24 * HOUR },
    shown: 'depleted',
    message: 'All data is used.',
    label: 'Depleted',
    tone: 'spent',
  },
  /** Its days have begun, and are over. */
  expired: {
    stage: 'over',
    isStarted: true,
    pace: null,
    shown: 'expired',
    message: 'The days of this plan are over.',
    label: 'Expired',
    tone: 'quiet',
  },
  /** Never used in the time in which it could have been started. */
  lapsed: {
    stage: 'over',
    isStarted: false,
    pace: null,
    shown: 'expired',
    message: 'This plan was never used and has run out.',
    label: 'Lapsed',
    tone: 'quiet',
  },
  /** Taken off its eSIM. */
  revoked: {
    stage: 'over',
    isStarted: false,
    pace: null,
    shown: 'cancelled',
    message: 'This plan was taken back.',
    label: 'Revoked',
    tone: 'bad',
  },
  /** The wholesaler said something that is not in this table. Nothing is concluded from it, and it is asked again. */
  unknown: {
    stage: null,
    isStarted: false,
    pace: { first: 6 * HOUR, longest: 24 * HOUR },
    shown: null,
    message: null,
    label: 'UNKNOWN',
    tone: 'other',
  },
} as const satisfies Record<string, BundleFacts>;

export type BundleState = keyof typeof STATES;

/** The liveliest first. */
export const BUNDLE_STATES = Object.keys(STATES) as BundleState[];

/** The state that a word means, whoever wrote it: the wholesaler, an old row, or a shop that is newer than this page. */
export function bundleStateOf(word: string): BundleState {
  return BUNDLE_STATES.find((state) => state === word.toLowerCase()) ?? 'unknown';
}

export function bundleFacts(state: BundleState): (typeof STATES)[BundleState] {
  return STATES[bundleStateOf(state)];
}

/** On its eSIM, and its days have not begun. */
export function waits(state: BundleState): boolean {
  return bundleFacts(state).stage === 'waits';
}

/** What nobody can tell may be there: whoever wants it off asks for that. */
export function mayBeOnEsim(state: BundleState): boolean {
  return bundleFacts(state).stage !== 'over';
}

export function isOnEsim(state: BundleState): boolean {
  const { stage } = bundleFacts(state);
  return stage === 'waits' || stage === 'runs';
}
