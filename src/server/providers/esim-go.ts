import type { BundleReading } from '../../domain/esims/bundle-status.ts';
import type { HistoryEntry } from '../../domain/esims/usage-facts.ts';
import { fromDollars, type Cents } from '../../domain/money.ts';
import type { Settings } from '../env.ts';
import type { Budget, Share } from './budget.ts';
import { readCallback } from './esim-go-callback.ts';
import { type Answer, createCalls, jsonOf, messageOf, StillPreparing } from './esim-go-calls.ts';
import {
  wireAssignments,
  wireBundle,
  type WireBundle,
  wireCatalogue,
  wireCompatible,
  wireEsimBundles,
  wireHistory,
  wireOrder,
  type WireOrder,
  wireOrders,
  wireOrganisation,
  wireProfile,
} from './esim-go-wire.ts';
import { ProviderBusy, ProviderRefused, ProviderUnreachable } from './outcome.ts';

/** The codes that install an eSIM. A bearer secret. */
export interface EsimCodes {
  iccid: string;
  smdpAddress: string;
  matchingId: string;
}

/** An order in the wholesaler's books. */
export interface PlacedOrder {
  reference: string;
  bundleName: string;
  quantity: number;
  status: 'completed' | 'failed' | 'processing';
  placedAt: Date;
  /** The eSIMs it is about; null while the wholesaler does not tell. */
  iccids: string[] | null;
  /** Present when the wholesaler already told the codes. */
  codes: EsimCodes | null;
}

/** A bundle on an eSIM, by its name in the catalogue. */
export type NamedReading = BundleReading & { bundleName: string };

/** The profile of an eSIM. */
export interface Profile {
  /** Lower case: released, downloaded, installed, enabled, disabled, deleted, unavailable, deactivated, or another. */
  status: string;
  /** When a phone first had it. */
  firstInstalledAt: Date | null;
}

/** For whom something is read: an order or a refund, somebody who waits, or a job of our own. */
export type Reader = Exclude<Share, 'catalogue'>;

/** How an attempt to buy ended. `unclear`: it may or may not have happened; only its books tell. */
export type OrderOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'refused'; why: string; lasting: boolean; retryAfterSeconds: number | null }
  | { kind: 'unclear'; why: string };

export interface CataloguePage {
  bundles: WireBundle[];
  /** Entries that could not be read, for the log. */
  unreadable: number;
  pageCount: number | null;
}

export interface EsimGo {
  /** One page of the whole catalogue, 1-based. Waits where the rate limit says so. */
  cataloguePage(page: number): Promise<CataloguePage>;
  /**
   * Buys one eSIM with the bundle on it, or the bundle for the eSIM `onto`: never another one instead. Never throws: every
   * ending is an outcome. Never repeats by itself, and stops waiting after `timeoutMs`, which then is an unclear end.
   */
  order(bundleName: string, timeoutMs: number, onto: string | null): Promise<OrderOutcome>;
  /** Orders of one bundle placed since a time, oldest first. */
  ordersSince(bundleName: string, since: Date, until: Date): Promise<PlacedOrder[]>;
  /** The eSIM of an order; null while the wholesaler is still preparing it. */
  codesOf(reference: string): Promise<EsimCodes | null>;
  /** References of all orders placed in a span of time, whatever was ordered. */
  orderReferences(since: Date, until: Date): Promise<string[]>;
  /** What can still be spent. */
  balance(): Promise<Cents>;
  /**
   * Takes a bundle off an eSIM, the one assignment that is meant. What nobody has used comes back as stock.
   * @throws {ProviderRefused} when the wholesaler no longer has it, or will not give it back
   */
  revoke(iccid: string, bundleName: string, assignmentId: string): Promise<void>;
  /** An order as it is now. */
  orderOf(reference: string): Promise<PlacedOrder>;
  /** What became of every bundle on an eSIM, each time one was assigned; ended ones too. */
  bundlesOn(iccid: string, reader: Reader): Promise<NamedReading[]>;
  profileOf(iccid: string, reader: Reader): Promise<Profile>;
  /** What happened to an eSIM, with the network's own times. */
  historyOf(iccid: string, reader: Reader): Promise<HistoryEntry[]>;
  /** Whether a bundle fits on an eSIM. A bundle that is not sold any more does not. */
  fits(iccid: string, bundleName: string): Promise<boolean>;
  /**
   * The event in a usage callback, of either version; null when it is signed and the signature is wrong, or unreadable.
   * Whether an unsigned one may be believed at all is for the address to say that it came to.
   */
  readCallback(body: Buffer, signature: string | undefined): UsageEvent | null;
}

/** Something happened to an eSIM, says a callback; what, only the books tell. */
export interface UsageEvent {
  /** `Utilisation`, `FirstUse`, `esim.deleted` and the like. */
  type: string;
  /** Null for events about the organisation. */
  iccid: string | null;
}

const PAGE_SIZE = 2000;
const ORDERS_PAGE = 100;

/** What calls cost of the rate limit; the wholesaler publishes no table, so these err on the dear side. */
const COST = { catalogue: 5, order: 2, assignments: 2 };

/**
 * eSIM Go's reseller API, v2.4. Reads throw {@link ProviderUnreachable} (its kind `ProviderBusy` when we may not ask now)
 * or {@link ProviderRefused}; all may be repeated.
 */
export function createEsimGo(settings: Settings, budget: Budget): EsimGo {
  const { ask, read } = createCalls(settings, budget);

  return {
    async cataloguePage(page) {
      const answer = await read(
        {
          path: `/catalogue?page=${page}&perPage=${PAGE_SIZE}`,
          share: 'catalogue',
          cost: COST.catalogue,
        },
        wireCatalogue,
      );
      const bundles = answer.bundles.flatMap((bundle) => wireBundle.safeParse(bundle).data ?? []);
      return {
        bundles,
        unreadable: answer.bundles.length - bundles.length,
        pageCount: answer.pageCount ?? null,
      };
    },

    async order(bundleName, timeoutMs, onto) {
      const line = { type: 'bundle', item: bundleName, quantity: 1, allowReassign: false };
      const body = {
        type: 'transaction',
        assign: true,
        order: [onto === null ? line : { ...line, iccids: [onto] }],
      };
      const until = Date.now() + timeoutMs;
      if (!(await budget.take('order', COST.order, timeoutMs / 2))) {
        return { kind: 'refused', why: 'too many calls', lasting: false, retryAfterSeconds: 1 };
      }
      let answer: Answer;
      try {
        answer = await ask('POST', '/orders', until - Date.now(), body);
      } catch (error) {
        return { kind: 'unclear', why: error instanceof Error ? error.name : 'no answer' };
      }
      if (answer.status >= 400 && answer.status < 500) return refusal(answer);
      const parsed = answer.status === 200 ? wireOrder.safeParse(jsonOf(answer.text)) : null;
      if (!parsed?.success) return { kind: 'unclear', why: `unusable answer ${answer.status}` };
      const order = ours(parsed.data, bundleName);
      if (order.status === 'failed') {
        return {
          kind: 'refused',
          why: parsed.data.statusMessage ?? 'failed',
          lasting: false,
          retryAfterSeconds: null,
        };
      }
      return { kind: 'placed', order };
    },

    async ordersSince(bundleName, since, until) {
      const window = `createdAt=gte:${since.toISOString()}&createdAt=lte:${until.toISOString()}`;
      const found: PlacedOrder[] = [];
      for (let page = 1; ; page++) {
        const answer = await read(
          { path: `/orders?includeIccids=true&page=${page}&limit=${ORDERS_PAGE}&${window}`, share: 'order' },
          wireOrders,
        );
        for (const order of answer.orders) {
          const line = order.order?.find(
            (entry) => (entry.type ?? 'bundle') === 'bundle' && entry.item === bundleName,
          );
          if (line) found.push(ours(order, bundleName));
        }
        const last =
          answer.pageCount === undefined ? answer.orders.length < ORDERS_PAGE : page >= answer.pageCount;
        if (last || answer.orders.length === 0) break;
      }
      return found.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
    },

    async codesOf(reference) {
      try {
        const esims = await read(
          {
            path: `/esims/assignments?reference=${encodeURIComponent(reference)}`,
            share: 'order',
            cost: COST.assignments,
          },
          wireAssignments,
        );
        return esims[0] ? codes(esims[0]) : null;
      } catch (error) {
        if (error instanceof StillPreparing) return null;
        throw error;
      }
    },

    async orderOf(reference) {
      const path = `/orders/${encodeURIComponent(reference)}`;
      const order = await read({ path, share: 'order' }, wireOrder);
      return ours(order, order.order?.[0]?.item ?? '');
    },

    async orderReferences(since, until) {
      const window = `createdAt=gte:${since.toISOString()}&createdAt=lte:${until.toISOString()}`;
      const found: string[] = [];
      for (let page = 1; ; page++) {
        const path = `/orders?page=${page}&limit=${ORDERS_PAGE}&${window}`;
        const answer = await read({ path, share: 'status' }, wireOrders);
        found.push(...answer.orders.map(({ orderReference }) => orderReference));
        const isLast =
          answer.pageCount === undefined ? answer.orders.length < ORDERS_PAGE : page >= answer.pageCount;
        if (isLast || answer.orders.length === 0) return found;
      }
    },

    async balance() {
      return wholesaleBalance(await read({ path: '/organisation', share: 'status' }, wireOrganisation));
    },

    async revoke(iccid, bundleName, assignmentId) {
      const parts = [bundleName, 'assignments', assignmentId].map(encodeURIComponent).join('/');
      if (!(await budget.take('order', 1))) throw new ProviderBusy('eSIM Go');
      let answer: Answer;
      try {
        answer = await ask('DELETE', `${esimPath(iccid)}/bundles/${parts}?type=transaction`, 20_000);
      } catch (error) {
        throw new ProviderUnreachable('eSIM Go', 'no answer', { cause: error });
      }
      if (answer.status === 200) return;
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
        throw new ProviderRefused('eSIM Go', String(answer.status), messageOf(answer));
      throw new ProviderUnreachable('eSIM Go', `unusable answer ${answer.status}`);
    },

    async bundlesOn(iccid, reader) {
      const path = `${esimPath(iccid)}/bundles?includeUsed=true&limit=200`;
      const { bundles } = await read({ path, share: reader }, wireEsimBundles);
      return (bundles ?? []).flatMap(({ name, assignments }) =>
        (assignments ?? []).map((assignment) => ({
          bundleName: name,
          id: assignment.id ?? null,
          state: assignment.bundleState.toLowerCase(),
          assignmentReference: assignment.assignmentReference ?? null,
          assignedAt: assignment.assignmentDateTime,
          initialBytes: assignment.initialQuantity,
          remainingBytes: assignment.remainingQuantity,
          unlimited: assignment.unlimited ?? false,
          startedAt: assignment.startTime,
          endsAt: assignment.endTime,
        })),
      );
    },

    async profileOf(iccid, reader) {
      const profile = await read({ path: esimPath(iccid), share: reader }, wireProfile);
      return {
        status: profile.profileStatus.toLowerCase(),
        firstInstalledAt: profile.firstInstalledDateTime,
      };
    },

    async historyOf(iccid, reader) {
      const { actions } = await read({ path: `${esimPath(iccid)}/history`, share: reader }, wireHistory);
      return actions.flatMap(({ name, bundleName, bundle, date, alertType }) =>
        date ? [{ name, bundleName: bundleName || bundle || null, at: date, alert: alertType ?? null }] : [],
      );
    },

    async fits(iccid, bundleName) {
      const path = `${esimPath(iccid)}/compatible/${encodeURIComponent(bundleName)}`;
      try {
        return (await read({ path, share: 'status' }, wireCompatible)).compatible;
      } catch (error) {
        if (error instanceof ProviderRefused && (error.code === '400' || error.code === '404')) return false;
        throw error;
      }
    },

    readCallback: (body, signature) => readCallback(settings.ESIM_GO_API_KEY, body, signature),
  };
}

function esimPath(iccid: string): string {
  return `/esims/${encodeURIComponent(iccid)}`;
}

function refusal(answer: Answer): OrderOutcome {
  const why = messageOf(answer);
  // A wrong key, an empty balance or a full window mend themselves or are mended by us; a bundle that is gone does not come back.
  const passing = answer.status !== 400 || /insufficient/i.test(why);
  return { kind: 'refused', why, lasting: !passing, retryAfterSeconds: answer.retryAfter };
}

function ours(order: WireOrder, bundleName: string): PlacedOrder {
  const line = order.order?.find((entry) => entry.item === bundleName) ?? order.order?.[0];
  const status = (order.status ?? 'completed').toLowerCase();
  const esim = line?.esims?.[0];
  return {
    reference: order.orderReference,
    bundleName,
    quantity: line?.quantity ?? 1,
    status: status === 'completed' || status === 'failed' ? status : 'processing',
    placedAt: new Date(order.createdDate ?? order.createDate ?? 0),
    iccids: iccidsOf(line),
    codes: esim ? codes(esim) : null,
  };
}

function iccidsOf(line: NonNullable<WireOrder['order']>[number] | undefined): string[] | null {
  const told = [...(line?.iccids ?? []), ...(line?.esims ?? []).map(({ iccid }) => iccid)];
  return told.length > 0 ? [...new Set(told)] : null;
}

function codes(esim: {
  iccid: string;
  smdpAddress?: string | null | undefined;
  matchingId?: string | null | undefined;
}) {
  if (!esim.smdpAddress || !esim.matchingId) return null;
  return { iccid: esim.iccid, smdpAddress: esim.smdpAddress, matchingId: esim.matchingId };
}

/** Retail arithmetic starts here: the wholesaler's dollars become cents once. Null when it is no price. */
export function wholesaleCents(bundle: Pick<WireBundle, 'price'>): Cents | null {
  const cents = fromDollars(bundle.price.toFixed(2));
  return cents !== null && cents >= 0 ? cents : null;
}

function wholesaleBalance({ balance }: { balance: number }): Cents {
  return Math.round(balance * 100);
}
