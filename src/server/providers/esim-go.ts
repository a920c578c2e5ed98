import type { z } from 'zod';

import type { BundleReading } from '../../domain/esims/bundle-status.ts';
import { fromDollars, type Cents } from '../../domain/money.ts';
import type { Settings } from '../env.ts';
import {
  wireAssignments,
  wireBundle,
  type WireBundle,
  wireCatalogue,
  wireEsimBundles,
  wireOrder,
  type WireOrder,
  wireOrders,
  wireOrganisation,
} from './esim-go-wire.ts';
import { ProviderRefused, ProviderUnreachable } from './outcome.ts';

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
  /** Present when the wholesaler already told the codes. */
  codes: EsimCodes | null;
}

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
   * Buys one eSIM with the bundle on it. Never throws: every ending is an outcome. Never repeats by itself, and stops
   * waiting after `timeoutMs`, which then is an unclear end.
   */
  order(bundleName: string, timeoutMs: number): Promise<OrderOutcome>;
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
  /** What became of a bundle on an eSIM, each time it was assigned; ended ones too. */
  bundleOn(iccid: string, bundleName: string): Promise<BundleReading[]>;
}

const PAGE_SIZE = 2000;
const ORDERS_PAGE = 100;

/** eSIM Go's reseller API, v2.4. Reads throw {@link ProviderUnreachable} or {@link ProviderRefused}; both may be repeated. */
export function createEsimGo(settings: Settings): EsimGo {
  async function ask(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    timeoutMs: number,
    body?: unknown,
  ): Promise<Answer> {
    const response = await fetch(`${settings.ESIM_GO_BASE_URL}${path}`, {
      method,
      headers: {
        'X-API-Key': settings.ESIM_GO_API_KEY,
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text(), retryAfter: retryAfter(response.headers) };
  }

  async function read<T>(path: string, schema: z.ZodType<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      let answer: Answer;
      try {
        answer = await ask('GET', path, 20_000);
      } catch (error) {
        throw new ProviderUnreachable('eSIM Go', 'no answer', { cause: error });
      }
      if (answer.status === 429 && tries < 5) {
        await new Promise((resolve) => setTimeout(resolve, (answer.retryAfter ?? 1) * 1000));
        continue;
      }
      if (answer.status === 503 && path.startsWith('/esims/assignments')) throw new StillPreparing();
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429) {
        throw new ProviderRefused('eSIM Go', String(answer.status), messageOf(answer));
      }
      const parsed = answer.status === 200 ? schema.safeParse(jsonOf(answer.text)) : null;
      if (!parsed?.success) throw new ProviderUnreachable('eSIM Go', `unusable answer ${answer.status}`);
      return parsed.data;
    }
  }

  return {
    async cataloguePage(page) {
      const answer = await read(`/catalogue?page=${page}&perPage=${PAGE_SIZE}`, wireCatalogue);
      const bundles = answer.bundles.flatMap((bundle) => wireBundle.safeParse(bundle).data ?? []);
      return {
        bundles,
        unreadable: answer.bundles.length - bundles.length,
        pageCount: answer.pageCount ?? null,
      };
    },

    async order(bundleName, timeoutMs) {
      const body = {
        type: 'transaction',
        assign: true,
        order: [{ type: 'bundle', item: bundleName, quantity: 1, allowReassign: false }],
      };
      let answer: Answer;
      try {
        answer = await ask('POST', '/orders', timeoutMs, body);
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
          `/orders?includeIccids=true&page=${page}&limit=${ORDERS_PAGE}&${window}`,
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

    async orderReferences(since, until) {
      const window = `createdAt=gte:${since.toISOString()}&createdAt=lte:${until.toISOString()}`;
      const found: string[] = [];
      for (let page = 1; ; page++) {
        const answer = await read(`/orders?page=${page}&limit=${ORDERS_PAGE}&${window}`, wireOrders);
        found.push(...answer.orders.map(({ orderReference }) => orderReference));
        const isLast =
          answer.pageCount === undefined ? answer.orders.length < ORDERS_PAGE : page >= answer.pageCount;
        if (isLast || answer.orders.length === 0) return found;
      }
    },

    async balance() {
      return wholesaleBalance(await read('/organisation', wireOrganisation));
    },

    async revoke(iccid, bundleName, assignmentId) {
      const path = [iccid, 'bundles', bundleName, 'assignments', assignmentId]
        .map(encodeURIComponent)
        .join('/');
      let answer: Answer;
      try {
        answer = await ask('DELETE', `/esims/${path}?type=transaction`, 20_000);
      } catch (error) {
        throw new ProviderUnreachable('eSIM Go', 'no answer', { cause: error });
      }
      if (answer.status === 200) return;
      if (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
        throw new ProviderRefused('eSIM Go', String(answer.status), messageOf(answer));
      throw new ProviderUnreachable('eSIM Go', `unusable answer ${answer.status}`);
    },

    async codesOf(reference) {
      try {
        const esims = await read(
          `/esims/assignments?reference=${encodeURIComponent(reference)}`,
          wireAssignments,
        );
        return esims[0] ? codes(esims[0]) : null;
      } catch (error) {
        if (error instanceof StillPreparing) return null;
        throw error;
      }
    },

    async bundleOn(iccid, bundleName) {
      const path = `/esims/${encodeURIComponent(iccid)}/bundles?includeUsed=true&limit=200`;
      const { bundles } = await read(path, wireEsimBundles);
      const bundle = bundles?.find(({ name }) => name === bundleName);
      return (bundle?.assignments ?? []).map((assignment) => ({
        id: assignment.id ?? null,
        state: assignment.bundleState.toLowerCase(),
        assignmentReference: assignment.assignmentReference ?? null,
        assignedAt: assignment.assignmentDateTime,
        initialBytes: assignment.initialQuantity,
        remainingBytes: assignment.remainingQuantity,
        unlimited: assignment.unlimited ?? false,
      }));
    },
  };
}

interface Answer {
  status: number;
  text: string;
  /** Seconds. */
  retryAfter: number | null;
}

class StillPreparing extends Error {}

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
    codes: esim ? codes(esim) : null,
  };
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

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function messageOf(answer: Answer): string {
  const body = jsonOf(answer.text);
  const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : null;
  return typeof message === 'string' ? message : `status ${answer.status}`;
}

/** Seconds, from a number or from a date. */
function retryAfter(headers: Headers): number | null {
  const value = headers.get('retry-after');
  if (!value) return null;
  const seconds = Number(value);
  const wait = Number.isFinite(seconds) ? seconds : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(wait) ? Math.min(Math.max(wait, 0), 60) : null;
}
