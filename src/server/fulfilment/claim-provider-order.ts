import type { Source } from '../../domain/catalog/choose-source.ts';
import type { Cipher } from '../db/cipher.ts';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { databaseFunction } from '../db/statement.ts';
import type { Deps } from '../deps.ts';
import { NO_ROOM, type Spending } from '../providers/budget.ts';
import { bundleOf } from '../purchase/bought-from.ts';
import { asUuid } from '../purchase/guest-proof.ts';
import { guarded } from '../purchase/move-purchase.ts';
import { purchaseColumns } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';
import { providerOrdersOf } from './find-provider-order.ts';
import { lossAt, sourcesFor } from './sources.ts';
import { takeBackClaim } from './take-back-claim.ts';

/** The right to call the wholesaler once during the lease. */
export interface Claim {
  purchase: Purchase;
  /** The row that announces this call, which also holds the lease. */
  orderId: string;
}

const claim = databaseFunction('claim_provider_order', (db, claimed) =>
  db.select(purchaseColumns).from(claimed),
);

/**
 * Takes the lease of a purchase and records the call before it is made, in its turn of the wholesaler's budget. Null if the
 * purchase has changed since the caller saw it, in state or number of attempts: a decision to order is void once somebody else
 * has ordered.
 * @param inPlaceOf the attempt that was given up for this one
 * @throws {ProviderBusy} if the wholesaler may not be called now
 */
export async function claimProviderOrder(
  deps: Deps,
  seen: Purchase,
  inPlaceOf: string | null = null,
): Promise<Claim | null> {
  await deps.unwritten.first();
  const isOnlyOne = deps.wholesalers.all.length === 1;
  const orders = isOnlyOne || seen.orderAttempts === 0 ? [] : await providerOrdersOf(deps.db.db, seen.id);
  const [source] = sourcesFor(deps, seen, orders);
  if (!source) {
    deps.log.warn({ purchaseId: seen.id }, 'no source of the plan may be asked now');
    return null;
  }
  return deps.wholesalers
    .of(source)
    .orderTurns.take((spending) => claimNow(deps, seen, { inPlaceOf, spending, source }));
}

/** The same for an order that exists already, without a call. */
export async function claimFoundOrder(deps: Deps, seen: Purchase, source: Source): Promise<Claim | null> {
  const claimed = await claimNow(deps, seen, { inPlaceOf: null, spending: null, source });
  return claimed === NO_ROOM ? null : claimed;
}

/**
 * The id of a purchase's provider order, by the number of orders before it. It can be made again when the row is lost: a
 * wholesaler that stores it tells whose an order is.
 */
export function providerOrderId(cipher: Cipher, purchaseId: string, before: number): string {
  return asUuid(cipher.sign(`provider order ${purchaseId} ${before}`));
}

async function claimNow(
  deps: Deps,
  seen: Purchase,
  { inPlaceOf, spending, source }: { inPlaceOf: string | null; spending: Spending | null; source: Source },
): Promise<Claim | null | typeof NO_ROOM> {
  const at = deps.now();
  const orderId = providerOrderId(deps.cipher, seen.id, seen.orderAttempts);
  const isOther = source.wholesaler !== seen.wholesaler || source.bundleName !== bundleOf(seen);
  const { to } = guarded({ from: [seen.state], to: 'ordering' });
  const asked = claim(deps.db.db, {
    purchase: seen.id,
    from: seen.state,
    to,
    attempts: seen.orderAttempts,
    order: orderId,
    at,
    until: new Date(at.getTime() + deps.settings.ORDER_LEASE_SECONDS * 1000),
    void: inPlaceOf,
    provider: spending?.provider ?? null,
    cost: spending?.cost ?? null,
    most: spending?.most ?? null,
    wholesaler: isOther ? source.wholesaler : null,
    bundle: isOther ? source.bundleName : null,
    cents: isOther ? source.cents : null,
    loss: lossAt(deps, seen, source),
  });
  const [purchase] = await asked.catch(async (error: unknown) => {
    // The claim may have been written all the same, and nobody will make its call.
    if (isDatabaseAway(error)) await takeBackClaim(deps, { purchaseId: seen.id, orderId }, NEVER_SENT);
    throw error;
  });
  if (!purchase) return null;
  return (purchase.id as string | null) === null ? NO_ROOM : { purchase, orderId };
}

const NEVER_SENT = { why: 'the database went away before it was sent', lasting: false, retryAfterSeconds: 0 };
