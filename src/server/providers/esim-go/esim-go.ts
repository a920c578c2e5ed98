import { setTimeout } from 'node:timers/promises';

import { type Minor, ofDollars } from '../../../domain/money.ts';
import type { Logger } from '../../core/log.ts';
import type { SettingsOf } from '../../core/settings/optional-providers.ts';
import { type Budget, orderTurns } from '../budget.ts';
import { NotOurs, ProviderBusy, ProviderRefused } from '../outcome.ts';
import { readEntries } from '../read-entries.ts';
import { unheard } from '../unheard.ts';
import type { LedgerEntry, PlacedOrder, Wholesaler } from '../wholesaler.ts';
import { createBundleReader } from './esim-go-bundles.ts';
import { readCallback } from './esim-go-callback.ts';
import { type Answer, createCalls, ESIM_GO, messageOf, StillPreparing } from './esim-go-calls.ts';
import { catalogueEntry } from './esim-go-catalogue.ts';
import { eventsIn } from './esim-go-history.ts';
import { networksOf } from './esim-go-networks.ts';
import { ledgerEntriesIn, codesIn, listOrders, outcomeOf, placedOrder } from './esim-go-orders.ts';
import { createReturns } from './esim-go-returns.ts';
import {
  wireAssignments,
  wireBundle,
  wireCatalogue,
  wireCompatible,
  wireEsimBundles,
  wireEsims,
  wireLabel,
  wireHistory,
  wireNetworks,
  wireOrder,
  wireOrganisation,
  wireProfile,
} from './esim-go-wire.ts';

const PAGE_SIZE = 2000;

/** Costs of calls within the rate limit. The wholesaler publishes no table, so these are on the high side. */
export const COST = { catalogue: 5, order: 2, assignments: 2 };

/** Their seconds and ours are not aligned, so their limit may be hit though our budget is not spent; a 429 has bought nothing. */
const ORDER_TRIES = 3;
/** Nobody waits for a label, so it may come late. */
const LABEL_WITHIN_MS = 20_000;
const LABEL_TRIES = 10;

/** eSIM Go's reseller API, v2.4. */
export function createEsimGo(settings: SettingsOf<'esim-go'>, budget: Budget, log: Logger): Wholesaler {
  const calls = createCalls(settings, budget);
  const { ask, read } = calls;
  const readBundles = createBundleReader(log);

  async function balance() {
    return wholesaleBalance(await read({ path: '/organisation', share: 'status' }, wireOrganisation));
  }

  /** A 403 means that an eSIM is no longer ours, or that our key is wrong: one more call tells which. */
  async function ofEsim<T>(ask: () => Promise<T>): Promise<T> {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof ProviderRefused && error.code === '403')) throw error;
      await balance();
      throw new NotOurs(ESIM_GO, error.code, error.why, { cause: error });
    }
  }

  return {
    id: 'esim-go',
    name: ESIM_GO.name,
    can: {
      orders: 'at once',
      takesBack: 'at once',
      takesBackDays: 60,
      clientReference: false,
      listsRefunds: true,
      topUps: 'any',
      callbacks: { secret: settings.ESIM_GO_CALLBACK_SECRET },
    },
    callsPerSecond: settings.ESIM_GO_TOKENS_PER_SECOND,
    orderTurns: orderTurns(budget, ESIM_GO, COST.order),
    ...createReturns(calls, budget),

    async cataloguePage(page) {
      const answer = await read(
        {
          path: `/catalogue?page=${page}&perPage=${PAGE_SIZE}`,
          share: 'catalogue',
          cost: COST.catalogue,
        },
        wireCatalogue,
      );
      const row = { name: 'name', schema: wireBundle, entryOf: catalogueEntry };
      return { ...readEntries(answer.bundles, row), pageCount: answer.pageCount ?? null };
    },

    async networks() {
      const path = '/networks?returnAll=true';
      const { countryNetworks } = await read(
        { path, share: 'catalogue', cost: COST.catalogue },
        wireNetworks,
      );
      return countryNetworks.flatMap(networksOf);
    },

    async order({ bundleName, onto }, timeoutMs) {
      const line = { type: 'bundle', item: bundleName, quantity: 1, allowReassign: false };
      const body = {
        type: 'transaction',
        assign: true,
        order: [onto === null ? line : { ...line, iccids: [onto] }],
      };
      const until = performance.now() + timeoutMs;
      const left = () => Math.max(0, Math.ceil(until - performance.now()));
      for (let tries = 1; ; tries++) {
        // The first try was counted when it was claimed. A try that is not counted is not sent, so it cannot be unclear.
        const turn = tries === 1 || budget.take('order', COST.order, left() / 2);
        const why = await Promise.resolve(turn).then((mayAsk) => (mayAsk ? null : 'too many calls'), nameOf);
        if (why !== null) return { kind: 'refused', why, lasting: false, retryAfterSeconds: 1 };
        let answer: Answer;
        try {
          answer = await ask('POST', '/orders', left(), body);
        } catch (error) {
          return unheard(error, nameOf(error));
        }
        const pauseMs = (answer.retryAfter ?? 1) * 1000;
        if (answer.status !== 429 || tries === ORDER_TRIES || pauseMs > left() / 2)
          return outcomeOf(answer, bundleName);
        await setTimeout(pauseMs);
      }
    },

    async ordersSince(bundleName, since, until) {
      const found: PlacedOrder[] = [];
      for await (const order of listOrders(calls, 'order', since, until)) {
        const line = order.order?.find(
          (entry) => (entry.type ?? 'bundle') === 'bundle' && entry.item === bundleName,
        );
        if (line) found.push(placedOrder(order, bundleName));
      }
      return found.sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
    },

    async ledgerEntries(since, until) {
      const found: LedgerEntry[] = [];
      for await (const order of listOrders(calls, 'status', since, until))
        found.push(...ledgerEntriesIn(order));
      return found;
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
        return esims[0] ? codesIn(esims[0]) : null;
      } catch (error) {
        if (error instanceof StillPreparing) return null;
        throw error;
      }
    },

    async orderOf(reference) {
      const path = `/orders/${encodeURIComponent(reference)}`;
      const order = await read({ path, share: 'order' }, wireOrder);
      return placedOrder(order, order.order?.[0]?.item ?? '');
    },

    balance,

    labels: {
      async put(iccid, customerRef) {
        for (let tries = 1; ; tries++) {
          if (!(await budget.take('background', 1, LABEL_WITHIN_MS))) throw new ProviderBusy(ESIM_GO);
          const answer = await ask('PUT', '/esims', LABEL_WITHIN_MS, { iccid, customerRef });
          if (answer.status === 200) return;
          if (answer.status !== 429 || tries === LABEL_TRIES)
            throw new ProviderRefused(ESIM_GO, String(answer.status), messageOf(answer));
          await setTimeout((answer.retryAfter ?? 1) * 1000);
        }
      },
      async find(label) {
        const path = `/esims?perPage=10&filterBy=customerRef&filter=${encodeURIComponent(label)}`;
        const { esims } = await read({ path, share: 'order' }, wireEsims);
        return esims.filter(({ customerRef }) => customerRef === label).map(({ iccid }) => iccid);
      },
      async unlabelled(iccids) {
        const bare: string[] = [];
        for (const iccid of iccids) {
          const { customerRef } = await read({ path: esimPath(iccid), share: 'order' }, wireLabel);
          if (!customerRef) bare.push(iccid);
        }
        return bare;
      },
    },

    async bundlesOn(iccid, reader) {
      const path = `${esimPath(iccid)}/bundles?includeUsed=true&limit=200`;
      return readBundles(await ofEsim(() => read({ path, share: reader }, wireEsimBundles)));
    },

    async profileOf(iccid, reader) {
      const profile = await ofEsim(() => read({ path: esimPath(iccid), share: reader }, wireProfile));
      return {
        status: profile.profileStatus.toLowerCase(),
        firstInstalledAt: profile.firstInstalledDateTime,
      };
    },

    async eventsOf(iccid, reader) {
      const path = `${esimPath(iccid)}/history`;
      return eventsIn(await ofEsim(() => read({ path, share: reader }, wireHistory)));
    },

    async fits(iccid, bundleName, reader) {
      const path = `${esimPath(iccid)}/compatible/${encodeURIComponent(bundleName)}`;
      try {
        return (await read({ path, share: reader }, wireCompatible)).compatible;
      } catch (error) {
        if (error instanceof ProviderRefused && (error.code === '400' || error.code === '404')) return false;
        throw error;
      }
    },

    readCallback: (body, headers) =>
      readCallback(settings.ESIM_GO_API_KEY, body, headers.get('x-signature-sha256')),
  };
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'no answer';
}

function esimPath(iccid: string): string {
  return `/esims/${encodeURIComponent(iccid)}`;
}

function wholesaleBalance({ balance }: { balance: number }): Minor {
  return ofDollars(balance).amount;
}
