import type { BundleState } from '../esims/bundle-state.ts';
import type { EsimStatus } from '../esims/display-status.ts';
import type { UserEsim } from '../esims/user-esim.ts';
import { type OrderAct, mayBeDone } from './order-acts.ts';
import { type KnownOrder, type Standing, standingsOf } from './order-standing.ts';

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

/** What a status that was written down says where the network was not asked, or says nothing that we know. */
const OF_STATUS: Record<EsimStatus, BundleState | null> = {
  purchased: null,
  active: 'active',
  depleted: 'depleted',
  expired: 'expired',
  cancelled: 'revoked',
};

/** An eSIM of somebody's list, for the table of what may be done with it. The server knows more, and has the last word. */
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

/** One short sentence each, without a full stop, that says first how things stand; null where something else says it. */
const SENTENCES: Record<Standing, string | null> = {
  replacing: 'Its replacement is on its way',
  unpaid: 'Not paid',
  paid: 'On its way',
  ordering: 'On its way',
  refunding: 'Your money is on its way back',
  refunded: 'Your money was returned',
  erased: null,
  charged_back: null,
  disputed: null,
  return_asked: 'A refund was requested',
  replacement_asked: 'Its replacement is on its way',
  ready: 'Ready to install',
  in_use: 'In use',
  used_up: 'All data is used',
  expired: 'This plan is over',
  lapsed: 'Never used, and over',
  taken_back: 'Taken back',
  unreadable: 'Ready to install',
  added: null,
  hidden: null,
};

/** How an eSIM of somebody's list stands, in one sentence; the statuses of shop and network stand below it. */
export function esimSentence(esim: Listed): string {
  const [standing, sentence] = standingsOf(knownEsim(esim))
    .map((one) => [one, SENTENCES[one]] as const)
    .find(([, words]) => words !== null) ?? ['ready', SENTENCES.ready];
  // What is on a phone, or came onto an eSIM that is there, wants no installing.
  const isThere = esim.installed_at !== null || !esim.has_activation;
  return standing === 'ready' && isThere ? 'Ready to use' : (sentence ?? '');
}
