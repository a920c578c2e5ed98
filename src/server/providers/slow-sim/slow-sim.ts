import { createHmac } from 'node:crypto';

import type { BundleState } from '../../../domain/esims/bundle-state.ts';
import type { Settings } from '../../core/settings/env.ts';
import { sameBytes } from '../../db/cipher.ts';
import { type Budget, orderTurns } from '../budget.ts';
import { NotOurs, ProviderRefused } from '../outcome.ts';
import { readEntries } from '../read-entries.ts';
import { unheard } from '../unheard.ts';
import type {
  LedgerEntry,
  EsimCodes,
  OrderOutcome,
  PlacedOrder,
  Reader,
  CallbackFault,
  UsageEvent,
  Wholesaler,
} from '../wholesaler.ts';
import { SLOW_SIM, slowSimCalls } from './slow-sim-calls.ts';
import {
  catalogueEntry,
  wireAccount,
  wireCallback,
  wireEsim,
  type WireOrder,
  wireOrder,
  wireOrders,
  wirePlan,
  wirePlans,
  wireReturn,
  wireReturns,
  wireTopUps,
} from './slow-sim-wire.ts';

/** Slow SIM's own limit. */
export const SLOW_SIM_CALLS_PER_SECOND = 50;

const ORDER_STATUS = { accepted: 'processing', ready: 'completed', failed: 'failed' } as const;

const BUNDLE_STATE: Partial<Record<string, BundleState>> = {
  waiting: 'queued',
  running: 'active',
  used_up: 'depleted',
  over: 'expired',
  returned: 'revoked',
};

/** An empty balance at the wholesaler is temporary; a bundle it does not sell, or not for this eSIM, stays refused. */
const PASSING = new Set(['no_money']);

/**
 * Slow SIM exists only in the sandbox, to show how differently a wholesaler may work. It accepts orders and fulfils them later,
 * lists which bundles fit each eSIM, decides about returns in its own time, and signs its callbacks.
 */
export function createSlowSim(settings: Settings, budget: Budget): Wholesaler {
  const call = slowSimCalls(settings, budget);

  async function esimNow(iccid: string, share: Reader) {
    return ofEsim(() => call({ path: esimPath(iccid), schema: wireEsim, share }));
  }

  async function listFor(iccid: string, share: Reader): Promise<string[]> {
    const path = `${esimPath(iccid)}/top-ups`;
    return (await ofEsim(() => call({ path, schema: wireTopUps, share }))).skus;
  }

  async function ordersIn(since: Date, until: Date, share: Reader | 'order', sku?: string) {
    const query = spanOf(since, until);
    if (sku !== undefined) query.set('sku', sku);
    const { orders } = await call({ path: `/orders?${query.toString()}`, schema: wireOrders, share });
    return orders.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  }

  async function orderOf(reference: string): Promise<PlacedOrder> {
    const path = `/orders/${encodeURIComponent(reference)}`;
    return placedOrder(await call({ path, schema: wireOrder, share: 'order' }));
  }

  return {
    id: 'slow-sim',
    name: SLOW_SIM.name,
    can: {
      orders: 'later',
      takesBack: 'by request',
      takesBackDays: null,
      clientReference: true,
      listsRefunds: true,
      topUps: { listFor },
      callbacks: 'signed',
    },
    callsPerSecond: SLOW_SIM_CALLS_PER_SECOND,
    orderTurns: orderTurns(budget, SLOW_SIM, 1),

    async cataloguePage() {
      const { plans } = await call({ path: '/plans', schema: wirePlans, share: 'catalogue' });
      const row = { name: 'sku', schema: wirePlan, entryOf: catalogueEntry };
      return { ...readEntries(plans, row), pageCount: 1 };
    },

    networks: null,

    async order({ bundleName, clientReference, onto }, withinMs): Promise<OrderOutcome> {
      const body = { sku: bundleName, client_reference: clientReference, iccid: onto };
      try {
        const order = await call({
          method: 'POST',
          path: '/orders',
          schema: wireOrder,
          share: null,
          body,
          withinMs,
        });
        return { kind: 'placed', order: placedOrder(order) };
      } catch (error) {
        const isNo = error instanceof ProviderRefused;
        if (isNo)
          return {
            kind: 'refused',
            why: error.why,
            lasting: !PASSING.has(error.code),
            retryAfterSeconds: null,
          };
        return unheard(error, error instanceof Error ? error.message : 'no answer');
      }
    },

    async ordersSince(bundleName, since, until) {
      return (await ordersIn(since, until, 'order', bundleName)).map(placedOrder);
    },
    orderOf,
    codesOf: async (reference) => (await orderOf(reference)).codes,

    async ledgerEntries(since, until) {
      const orders = await ordersIn(since, until, 'status');
      const path = `/returns?${spanOf(since, until).toString()}`;
      const { returns } = await call({ path, schema: wireReturns, share: 'status' });
      return [
        ...orders.flatMap(({ id, status, ...line }) =>
          status === 'failed' ? [] : [ledgerEntry('order', id, line)],
        ),
        ...returns.map(({ order, ...line }) => ledgerEntry('refund', order, line)),
      ];
    },
    async balance() {
      return (await call({ path: '/account', schema: wireAccount, share: 'status' })).balance_cents;
    },

    async revoke(_iccid, _bundleName, orderId) {
      const path = `/orders/${encodeURIComponent(orderId)}/return`;
      const { status } = await call({ method: 'POST', path, schema: wireReturn, share: 'order' });
      if (status === 'denied') throw new ProviderRefused(SLOW_SIM, 'denied', 'the plan stays where it is');
      return status === 'granted' ? 'done' : 'requested';
    },
    inventory: null,

    async bundlesOn(iccid, reader) {
      const { plans } = await esimNow(iccid, reader);
      return plans.map((plan) => ({
        bundleName: plan.sku,
        id: plan.order,
        state: BUNDLE_STATE[plan.status] ?? 'unknown',
        assignmentReference: plan.order,
        assignedAt: plan.added_at,
        initialBytes: plan.bytes_total,
        remainingBytes: plan.bytes_left,
        unlimited: false,
        startedAt: plan.started_at,
        endsAt: plan.ends_at,
      }));
    },
    async profileOf(iccid, reader) {
      const { profile, installed_at } = await esimNow(iccid, reader);
      return { status: profile, firstInstalledAt: installed_at };
    },
    // It has no history: the state of its plans says what happened.
    eventsOf: () => Promise.resolve([]),
    fits: async (iccid, bundleName, reader) => (await listFor(iccid, reader)).includes(bundleName),

    labels: null,

    readCallback: (body, headers) =>
      readCallback(settings.SLOW_SIM_KEY, body, headers.get('x-slow-sim-signature')),
  };
}

function esimPath(iccid: string): string {
  return `/esims/${encodeURIComponent(iccid)}`;
}

/** A wrong key has another code, so an eSIM it does not find is not ours. */
async function ofEsim<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderRefused && error.code === 'no_such_esim')) throw error;
    throw new NotOurs(SLOW_SIM, error.code, error.why, { cause: error });
  }
}

function spanOf(since: Date, until: Date): URLSearchParams {
  return new URLSearchParams({ from: since.toISOString(), to: until.toISOString() });
}

function ledgerEntry(
  kind: LedgerEntry['kind'],
  reference: string,
  { sku, price_cents: cents }: Pick<WireOrder, 'sku' | 'price_cents'>,
): LedgerEntry {
  return { kind, reference, bundleName: sku, quantity: 1, cents };
}

function placedOrder(order: WireOrder): PlacedOrder {
  return {
    reference: order.id,
    clientReference: order.client_reference,
    bundleName: order.sku,
    quantity: 1,
    status: ORDER_STATUS[order.status],
    placedAt: order.created_at,
    iccids: order.iccid === null ? null : [order.iccid],
    codes: codesOf(order),
  };
}

function codesOf({ iccid, activation }: WireOrder): EsimCodes | null {
  const [, smdpAddress, matchingId, , confirmation] = activation?.split('$') ?? [];
  if (iccid === null || !smdpAddress || !matchingId) return null;
  return { iccid, smdpAddress, matchingId, ...(confirmation === '1' && { asksForCode: true }) };
}

function readCallback(key: string, body: Buffer, signature: string | null): UsageEvent | CallbackFault {
  const right = createHmac('sha256', key).update(body).digest('hex');
  if (signature === null || !sameBytes(Buffer.from(signature), Buffer.from(right))) return 'signature';
  try {
    const { event, iccid } = wireCallback.parse(JSON.parse(body.toString('utf8')));
    return { type: event, iccid: iccid ?? null, order: null };
  } catch {
    return 'body';
  }
}
