import { type BundleStatus, bundleStatusOf } from '../../../domain/esims/bundle-status.ts';
import { displayStatus } from '../../../domain/esims/display-status.ts';
import { nextPoll } from '../../../domain/esims/next-poll.ts';
import { Problem } from '../../../domain/problems/problem.ts';
import type { Deps } from '../../deps.ts';
import { countTry, type Limit } from '../../http/rate-limit.ts';
import { NotOurs, ProviderBusy, ProviderRefused, providerProblem } from '../../providers/outcome.ts';
import type { Owner } from '../../purchase/owner.ts';
import { ownerKey } from '../announce-esims.ts';
import { esimOf, type OwnedEsim, readingIn, statusOf } from '../queries.ts';
import type { UserEsim } from '../tables.ts';
import { pollEsim } from './poll-esim.ts';

/** A younger reading is reused: orders share the wholesaler's budget. */
const FRESH_SECONDS = 20;

/** How often one owner may have the network polled, over all their eSIMs. */
const PER_OWNER: Limit = { name: 'eSIM status', times: 30, seconds: 300 };

export interface Reading {
  status: BundleStatus;
  /** False if the network could not be reached just now: the status is the last known one, of `last_updated`. */
  isFresh: boolean;
}

/**
 * The rest of a bundle: from the network, unless that was polled just now. Owners who ask too often, and everybody while our
 * share of calls is spent, get the last known status with its age. A returned bundle, or one that is over and that the network no
 * longer reports, keeps its last state for good.
 */
export async function readBundleStatus(deps: Deps, owner: Owner, owned: OwnedEsim): Promise<Reading> {
  const { row, purchase, usage } = owned;
  const shown = { stored: row.status, purchase: purchase.state, bundle: usage?.bundleState ?? null };
  if (displayStatus(shown) === 'cancelled') {
    return { status: usage ? statusOf(usage) : neverRead(row, purchase.stateSince), isFresh: true };
  }
  const age = usage ? deps.now().getTime() - usage.readAt.getTime() : Infinity;
  if (usage && age < FRESH_SECONDS * 1000) return { status: statusOf(usage), isFresh: true };

  const wait = await countTry(deps, PER_OWNER, ownerKey(owner));
  if (wait > 0) {
    if (usage) return { status: statusOf(usage), isFresh: false };
    throw new Problem('too_many_questions', { seconds: wait });
  }
  try {
    await pollEsim(deps, row.iccid, 'status');
  } catch (error) {
    if (usage && error instanceof ProviderBusy) return { status: statusOf(usage), isFresh: false };
    const isOver = usage && nextPoll([readingIn(usage)], 0, deps.now()) === null;
    if (isOver && error instanceof ProviderRefused) return { status: statusOf(usage), isFresh: true };
    if (error instanceof NotOurs) {
      deps.log.error({ err: error, esim: row.id }, 'a sold eSIM is not with the wholesaler any more');
      throw new Problem('not_on_network');
    }
    const problem = providerProblem(error);
    if (!problem) throw error;
    if (problem.code !== 'unavailable')
      deps.log.warn({ err: error, esim: row.id }, 'the status of a bundle cannot be read');
    throw problem;
  }
  const now = await esimOf(deps.db.db, owner, row.id);
  if (!now?.usage) throw new Problem('no_status');
  return { status: statusOf(now.usage), isFresh: true };
}

/** A bundle that was returned before its first reading. */
function neverRead({ dataMb }: UserEsim, returnedAt: Date): BundleStatus {
  const unlimited = dataMb < 0;
  const bytes = unlimited ? 0 : dataMb * 1_000_000;
  const reading = {
    state: 'revoked' as const,
    assignmentReference: null,
    assignedAt: null,
    initialBytes: bytes,
    remainingBytes: bytes,
    unlimited,
    startedAt: null,
    endsAt: null,
  };
  return bundleStatusOf(reading, returnedAt);
}
