import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import { type Minor, ofDollars } from '../../../domain/money.ts';
import type { SettingsOf } from '../../core/settings/optional-providers.ts';
import { type Budget, orderTurns } from '../budget.ts';
import { NotOurs, ProviderBusy, ProviderRefused } from '../outcome.ts';
import { readEntries } from '../read-entries.ts';
import { unheard } from '../unheard.ts';
import type {
  CataloguePage,
  LedgerEntry,
  OrderOutcome,
  PlacedOrder,
  Reader,
  Wholesaler,
} from '../wholesaler.ts';
import { readCallback } from './airalo-callback.ts';
import { AIRALO, airaloCalls, type Tokens, TurnedAway } from './airalo-calls.ts';
import { placedOrder, readingOf } from './airalo-orders.ts';
import {
  catalogueEntry,
  costOf,
  networksOf,
  planOf,
  topUpOf,
  wireAccepted,
  wireBalance,
  wireEsim,
  wireHistory,
  wireOperator,
  type WireOperator,
  type WireOrder,
  wireOrdered,
  wireOrders,
  wirePackage,
  wirePackages,
  wirePlace,
  type WirePlace,
  wireTopUps,
} from './airalo-wire.ts';

/** Places a page of the catalogue has: each has all its packages, so that an answer stays below some megabytes. */
const PLACES = 50;
const CATALOGUE_WITHIN_MS = 60_000;
const ORDERS = 100;
const DAY_MS = 86_400_000;
/** What we say to the person who decides about a return. */
const RETURN = { reason: 'OTHERS', notes: 'The buyer has given the unused eSIM back.' };
/** It tells nobody when a person has denied a return: after this time, it counts as denied. */
const DECIDES_WITHIN_DAYS = 14;

/** Nothing was bought, for now: no credit, maintenance, too few eSIMs, or a fault of ours with the call. */
const PASSING = new Set(['11', '13', '14', '33', 'quantity']);
const RECYCLED = '73';

interface Limits {
  /** All calls. */
  calls: Budget;
  /** Those of one endpoint. */
  packages: Budget;
  refunds: Budget;
}

/** Airalo's partner API, v2. */
export function createAiralo(
  settings: SettingsOf<'airalo'>,
  { calls, packages, refunds }: Limits,
  tokens: Tokens,
): Wholesaler {
  const call = airaloCalls(settings, calls, tokens);

  async function balance(): Promise<Minor> {
    const { data } = await call({ path: '/balance', schema: wireBalance, share: 'status' });
    const { amount, currency } = data.balances.availableBalance;
    // The books are in dollars, and nobody says at which rate others would be paid.
    if (currency !== BASE_CURRENCY)
      throw new ProviderRefused(
        AIRALO,
        'currency',
        `the account is kept in ${currency}, not ${BASE_CURRENCY}`,
      );
    return ofDollars(amount).amount;
  }

  async function* ordersBy(filter: Record<string, string>, share: Reader): AsyncGenerator<WireOrder> {
    for (let page = 1; ; page++) {
      const query = queryOf({ include: 'sims,status', ...filter, limit: String(ORDERS), page: String(page) });
      const { data, meta } = await call({ path: `/orders?${query}`, schema: wireOrders, share });
      yield* data;
      if (data.length < ORDERS || page >= (meta?.last_page ?? Infinity)) return;
    }
  }

  /** All orders of a time; it filters by whole days. */
  async function ordersIn(since: Date, until: Date, share: Reader): Promise<WireOrder[]> {
    const days = `${dayOf(since)} - ${dayOf(new Date(until.getTime() + DAY_MS))}`;
    const found: WireOrder[] = [];
    for await (const order of ordersBy({ 'filter[created_at]': days }, share))
      if (order.created_at >= since && order.created_at <= until) found.push(order);
    return found.toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime());
  }

  async function orderOf(reference: string): Promise<PlacedOrder> {
    const path = `/orders/${encodeURIComponent(reference)}?include=sims%2Cstatus`;
    const { data } = await call({ path, schema: wireOrdered, share: 'order' });
    return placedOrder(data);
  }

  async function topUpsOf(iccid: string, share: Reader) {
    const path = `${esimPath(iccid)}/topups`;
    return ofEsim(() => call({ path, schema: wireTopUps, share }));
  }

  async function listFor(iccid: string, reader: Reader): Promise<string[]> {
    const { data } = await topUpsOf(iccid, reader);
    return data.map(({ id }) => planOf(id));
  }

  /** Why a top-up is not ordered; null if it costs what is expected. Airalo itself would charge any price. */
  async function topUpRefusal(iccid: string, id: string, expected: Minor): Promise<string | null> {
    const { data, pricing } = await topUpsOf(iccid, 'order');
    const sold = data.find((one) => one.id === id);
    if (!sold) return 'it is not listed for this eSIM';
    const cost = costOf(sold, pricing);
    return cost !== null && ofDollars(cost).amount <= expected ? null : 'it costs more than expected';
  }

  return {
    id: 'airalo',
    name: AIRALO.name,
    can: {
      orders: 'at once',
      takesBack: 'by request',
      takesBackDays: null,
      clientReference: true,
      listsRefunds: false,
      topUps: { listFor },
      callbacks: 'signed',
    },
    callsPerSecond: settings.AIRALO_CALLS_PER_SECOND,
    orderTurns: orderTurns(calls, AIRALO, 1),

    async cataloguePage(page) {
      // An account that we could not pay from must not fill the catalogue.
      if (page === 1) await balance();
      const { places, refused, pricing, pageCount } = await readPlaces(page);
      const read = places.map(({ place, operator }) =>
        readEntries(operator.packages, {
          name: 'id',
          schema: wirePackage,
          entryOf: (sold) => catalogueEntry(sold, { place, operator, pricing }),
        }),
      );
      return {
        entries: read.flatMap(({ entries }) => entries),
        refused: [...refused, ...read.flatMap((one) => one.refused)],
        pageCount,
      };
    },

    async networks() {
      const found = [];
      for (let page = 1, last = 1; page <= last; page++) {
        const { places, pageCount } = await readPlaces(page, 'local');
        found.push(...places.flatMap(({ place, operator }) => networksOf(place, operator)));
        last = pageCount;
      }
      return found;
    },

    async order({ bundleName, clientReference, onto, cents: expected }, withinMs): Promise<OrderOutcome> {
      const until = performance.now() + withinMs;
      const order = { package_id: bundleName, quantity: 1, type: 'sim', description: clientReference };
      const topUp = onto !== null && {
        package_id: topUpOf(bundleName),
        iccid: onto,
        description: `${clientReference} ${onto}`,
      };
      try {
        if (topUp) {
          const why = await topUpRefusal(topUp.iccid, topUp.package_id, expected).catch((error: unknown) => {
            throw error instanceof ProviderRefused
              ? error
              : new TurnedAway('its top-ups cannot be read', { cause: error });
          });
          if (why !== null) return { kind: 'refused', why, lasting: true, retryAfterSeconds: null };
        }
        const { data } = await call({
          method: 'POST',
          path: topUp ? '/orders/topups' : '/orders',
          body: topUp || order,
          schema: wireOrdered,
          share: null,
          withinMs: until - performance.now(),
        });
        return { kind: 'placed', order: placedOrder(data) };
      } catch (error) {
        const why = error instanceof Error ? error.message : 'no answer';
        if (error instanceof TurnedAway) {
          const { retryAfterSeconds } = error;
          return { kind: 'refused', why, lasting: false, retryAfterSeconds };
        }
        if (error instanceof ProviderRefused)
          return {
            kind: 'refused',
            why: error.why,
            lasting: !PASSING.has(error.code),
            retryAfterSeconds: null,
          };
        return unheard(error, why);
      }
    },

    async ordersSince(bundleName, since, until, ids) {
      const found: WireOrder[] = [];
      if (ids)
        for (const id of ids)
          for await (const order of ordersBy({ 'filter[description]': id }, 'order')) found.push(order);
      else found.push(...(await ordersIn(since, until, 'order')));
      return found
        .map(placedOrder)
        .filter((order) => order.bundleName === bundleName)
        .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
    },
    orderOf,
    codesOf: async (reference) => (await orderOf(reference)).codes,

    async ledgerEntries(since, until) {
      return (await ordersIn(since, until, 'status'))
        .filter((order) => placedOrder(order).status !== 'failed')
        .map((order): LedgerEntry => {
          const { reference, bundleName, quantity } = placedOrder(order);
          const net = order.net_price ?? null;
          const paid =
            net === null || order.currency !== BASE_CURRENCY ? null : ofDollars(net * quantity).amount;
          return { kind: 'order', reference, bundleName, quantity, cents: paid };
        });
    },
    balance,

    async revoke(iccid, bundleName, _assignmentId, _to, askedDays) {
      for await (const order of ordersBy({ 'filter[iccid]': iccid }, 'order')) {
        const { status, package_id: id } = order;
        if (planOf(id) === bundleName && status?.slug === 'refunded') return 'done';
      }
      if (askedDays === null) {
        const body = { iccids: [iccid], ...RETURN };
        await call({
          method: 'POST',
          path: '/refund',
          body,
          schema: wireAccepted,
          share: 'order',
          limit: refunds,
        });
        return 'requested';
      }
      if (askedDays < DECIDES_WITHIN_DAYS) return 'requested';
      throw new ProviderRefused(AIRALO, 'denied', `nobody has granted it in ${DECIDES_WITHIN_DAYS} days`);
    },
    inventory: null,

    async bundlesOn(iccid, share) {
      const path = `${esimPath(iccid)}/packages`;
      const { data } = await ofEsim(() => call({ path, schema: wireHistory, share }));
      return data.map(readingOf);
    },
    async profileOf(iccid, share) {
      const { data } = await ofEsim(() => call({ path: esimPath(iccid), schema: wireEsim, share }));
      // It does not tell whether a phone has installed it.
      return { status: data.recycled ? 'deleted' : 'released', firstInstalledAt: null };
    },
    // Its history has states, and no events.
    eventsOf: () => Promise.resolve([]),
    fits: async (iccid, bundleName, reader) => (await listFor(iccid, reader)).includes(bundleName),
    labels: null,

    readCallback: (body, headers) =>
      readCallback(settings.AIRALO_CLIENT_SECRET, body, headers.get('airalo-signature')),
  };

  /** One page of places, each with its operators; what cannot be read is refused by its name. */
  async function readPlaces(page: number, type?: 'local') {
    if (!(await packages.take('catalogue', 1))) throw new ProviderBusy(AIRALO);
    const filter = type && { 'filter[type]': type };
    const query = queryOf({ ...filter, limit: String(PLACES), page: String(page) });
    const answer = await call({
      path: `/packages?${query}`,
      schema: wirePackages,
      share: 'catalogue',
      withinMs: CATALOGUE_WITHIN_MS,
    });
    const refused: CataloguePage['refused'] = [];
    const places: { place: WirePlace; operator: WireOperator }[] = [];
    for (const sent of answer.data) {
      const place = wirePlace.safeParse(sent);
      if (!place.success) refused.push({ bundle: nameOf(sent, 'slug'), why: 'its place cannot be read' });
      for (const one of place.data?.operators ?? []) {
        const operator = wireOperator.safeParse(one);
        if (operator.success && place.data) places.push({ place: place.data, operator: operator.data });
        else refused.push({ bundle: nameOf(one, 'title'), why: 'its operator cannot be read' });
      }
    }
    return { places, refused, pricing: answer.pricing, pageCount: answer.meta?.last_page ?? 1 };
  }
}

function queryOf(values: Record<string, string>): string {
  return new URLSearchParams(values).toString();
}

function esimPath(iccid: string): string {
  return `/sims/${encodeURIComponent(iccid)}`;
}

/** In UTC, as its filter takes it. */
function dayOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}

function nameOf(row: unknown, field: string): string {
  const name = typeof row === 'object' && row !== null ? (row as Record<string, unknown>)[field] : null;
  return typeof name === 'string' && name.trim() !== '' ? name.slice(0, 200) : 'without a name';
}

/** A wrong token has another answer, so an eSIM it does not find, or has given to somebody else, is not ours. */
async function ofEsim<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ProviderRefused && (error.code === '404' || error.code === RECYCLED))) throw error;
    throw new NotOurs(AIRALO, error.code, error.why, { cause: error });
  }
}
