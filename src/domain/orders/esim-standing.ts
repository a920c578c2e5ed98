import { type BundleState, bundleStateOf } from '../esims/bundle-state.ts';
import type { EsimStatus } from '../esims/display-status.ts';
import type { PassState } from '../esims/pass-face.ts';
import type { UserEsim } from '../esims/user-esim.ts';
import { bundleMessages } from '../esims/words.ts';
import { type OrderAct, mayBeDone } from './order-acts.ts';
import { type KnownOrder, type Standing, standingsOf } from './order-standing.ts';
import { READY_TO_USE, standingSentences } from './words.ts';

type Listed = Pick<
  UserEsim,
  | 'status'
  | 'usage'
  | 'return_asked'
  | 'refund_cause'
  | 'refunded_at'
  | 'has_activation'
  | 'top_up_of'
  | 'installed_at'
  | 'hidden'
>;

/** The standing from the stored status, if the network was not polled, or gave an unknown state. */
const OF_STATUS: Record<EsimStatus, BundleState | null> = {
  purchased: null,
  active: 'active',
  depleted: 'depleted',
  expired: 'expired',
  cancelled: 'revoked',
};

/** An eSIM of a buyer's list in the form of the rules for acts. The server knows more, and decides. */
export function knownEsim(esim: Listed): KnownOrder {
  const { status, usage, refund_cause: cause, refunded_at: refundedAt } = esim;
  const read = usage?.bundle_state ?? null;
  const isReturned = cause !== null;
  return {
    state: isReturned ? (refundedAt === null ? 'refunding' : 'refunded') : 'delivered',
    isReturnAsked: esim.return_asked,
    isAdded: esim.top_up_of !== null,
    isHidden: esim.hidden,
    isTakenBack: status === 'cancelled',
    bundle: read === null || read === 'unknown' ? OF_STATUS[status] : read,
  };
}

export function mayBeDoneWith(esim: Listed, act: OrderAct): boolean {
  return mayBeDone(act, knownEsim(esim));
}

/** The state of an eSIM in a buyer's list, in one sentence. */
export function esimSentence(esim: Listed): string {
  const standing = toldOf(esim);
  return standing === 'ready' && isThere(esim) ? READY_TO_USE : (standingSentences[standing] ?? '');
}

function toldOf(esim: Listed): Standing {
  return standingsOf(knownEsim(esim)).find((one) => standingSentences[one] !== null) ?? 'ready';
}

/** The network's states of a plan that is over, by the standing that says the same. */
const ENDS: Partial<Record<Standing, BundleState>> = {
  used_up: 'depleted',
  expired: 'expired',
  lapsed: 'lapsed',
  taken_back: 'revoked',
};

/** The same with what the network's state of its plan means, in one sentence or two: that a plan is over is said once. */
export function liveSentences(esim: Listed, networkState: string): string[] {
  const state = bundleStateOf(networkState);
  const message = bundleMessages[state];
  if (message === null) return [esimSentence(esim)];
  return ENDS[toldOf(esim)] === state ? [message] : [esimSentence(esim), message];
}

/** What the status of an eSIM says by itself: 'Purchased', 'Active', 'Depleted', 'Expired'. */
const OF_STATUS_WORD: ReadonlySet<Standing> = new Set([
  'ready',
  'in_use',
  'used_up',
  'expired',
  'unreadable',
]);

/** The same sentence beside the status, which may say it all: then null. */
export function esimNews(esim: Listed): string | null {
  return OF_STATUS_WORD.has(toldOf(esim)) ? null : esimSentence(esim);
}

/** An eSIM on a phone, or a plan added to an existing eSIM, needs no installing. */
function isThere(esim: Listed): boolean {
  return esim.installed_at !== null || !esim.has_activation;
}

const PASSES: Record<Standing, PassState> = {
  replacing: 'ready',
  unpaid: 'preview',
  paid: 'paid',
  ordering: 'paid',
  refunding: 'returned',
  refunded: 'returned',
  erased: 'over',
  charged_back: 'over',
  disputed: 'paid',
  return_asked: 'paid',
  replacement_asked: 'ready',
  ready: 'ready',
  in_use: 'in_use',
  used_up: 'used_up',
  expired: 'over',
  lapsed: 'over',
  taken_back: 'over',
  unreadable: 'paid',
  added: 'paid',
  hidden: 'paid',
};

/** The state of the pass of an eSIM in a buyer's list. */
export function passOf(esim: Listed): PassState {
  const [standing = 'ready'] = standingsOf(knownEsim(esim));
  return standing === 'ready' && isThere(esim) ? 'paid' : PASSES[standing];
}
