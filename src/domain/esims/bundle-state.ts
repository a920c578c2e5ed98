/** The polling interval of a bundle, in minutes: at first, and at most. */
interface Pace {
  first: number;
  longest: number;
}

/** Everything that follows from a bundle's state. */
export interface BundleFacts {
  /** Days not begun; running; or finished for good. Null: unknown. */
  stage: 'waits' | 'runs' | 'over' | null;
  /** It was in use, whatever its quantities are. */
  isStarted: boolean;
  /** The polling interval; none once it is over. */
  pace: Pace | null;
  /** Its status in lists; null if the previously stored status tells more. */
  shown: 'purchased' | 'active' | 'depleted' | 'expired' | 'cancelled' | null;
  /** The tone of its label. */
  tone: 'good' | 'waiting' | 'working' | 'spent' | 'quiet' | 'bad' | 'other';
}

const HOUR = 60;

/**
 * The states of a bundle on an eSIM. One table, the most active first, for server, jobs and screens: any other word is `unknown`.
 */
const STATES = {
  /** In use. Its owner waits for this one's news, so it is polled often. */
  active: {
    stage: 'runs',
    isStarted: true,
    pace: { first: 15, longest: 12 * HOUR },
    shown: 'active',
    tone: 'good',
  },
  /** Ready; its days start with the first connection, perhaps in months. */
  queued: {
    stage: 'waits',
    isStarted: false,
    pace: { first: 3 * HOUR, longest: 24 * HOUR },
    shown: 'purchased',
    tone: 'waiting',
  },
  /** The network prepares it, which takes minutes: news comes soon. */
  processing: {
    stage: 'waits',
    isStarted: false,
    pace: { first: 2, longest: 30 },
    shown: 'purchased',
    tone: 'working',
  },
  /** All data used, but its days run on. */
  depleted: {
    stage: 'runs',
    isStarted: true,
    pace: { first: 12 * HOUR, longest: 24 * HOUR },
    shown: 'depleted',
    tone: 'spent',
  },
  /** Its days are over. */
  expired: {
    stage: 'over',
    isStarted: true,
    pace: null,
    shown: 'expired',
    tone: 'quiet',
  },
  /** Not started within the time allowed. */
  lapsed: {
    stage: 'over',
    isStarted: false,
    pace: null,
    shown: 'expired',
    tone: 'quiet',
  },
  /** Taken off its eSIM. */
  revoked: {
    stage: 'over',
    isStarted: false,
    pace: null,
    shown: 'cancelled',
    tone: 'bad',
  },
  /** The wholesaler used a word that is not in this table. Nothing is concluded from it, and it is polled again. */
  unknown: {
    stage: null,
    isStarted: false,
    pace: { first: 6 * HOUR, longest: 24 * HOUR },
    shown: null,
    tone: 'other',
  },
} as const satisfies Record<string, BundleFacts>;

export type BundleState = keyof typeof STATES;

/** Most active first. */
export const BUNDLE_STATES = Object.keys(STATES) as [BundleState, ...BundleState[]];

/** The state for a word of any origin: the wholesaler, an old row, or a shop newer than this page. */
export function bundleStateOf(word: string): BundleState {
  return BUNDLE_STATES.find((state) => state === word.toLowerCase()) ?? 'unknown';
}

export function bundleFacts(state: BundleState): (typeof STATES)[BundleState] {
  return STATES[bundleStateOf(state)];
}

/** On its eSIM, with its days not begun. */
export function waits(state: BundleState): boolean {
  return bundleFacts(state).stage === 'waits';
}

/** An unknown state may mean that it is there: a caller who wants it off must ask for that. */
export function mayBeOnEsim(state: BundleState): boolean {
  return bundleFacts(state).stage !== 'over';
}

export function isOnEsim(state: BundleState): boolean {
  const { stage } = bundleFacts(state);
  return stage === 'waits' || stage === 'runs';
}
