import { z } from 'zod';

import type { BundleState } from '../../../domain/esims/bundle-state.ts';
import type { SettingsOf } from '../../core/settings/optional-providers.ts';
import { type Budget, orderTurns } from '../budget.ts';
import { NotOurs, ProviderRefused } from '../outcome.ts';
import { readEntries } from '../read-entries.ts';
import { unheard } from '../unheard.ts';
import type {
  CallbackFault,
  EsimCodes,
  NamedReading,
  OrderOutcome,
  PlacedOrder,
  Reader,
  UsageEvent,
  Wholesaler,
} from '../wholesaler.ts';
import { ESIM_ACCESS, esimAccessCalls } from './esim-access-calls.ts';
import {
  catalogueEntry,
  megabytes,
  PER_CENT,
  wireBalance,
  wireCallback,
  wireLocations,
  wireOrdered,
  wirePackage,
  wirePackages,
  type WireProfile,
  wireProfiles,
} from './esim-access-wire.ts';

/** All packages come in one answer of several megabytes. */
const CATALOGUE_WITHIN_MS = 120_000;
const PAGE_SIZE = 50;

/** Nothing was bought, and nothing will be: a wrong price or amount, or a package that is not sold. */
const LASTING = /^(20000[568]|3102\d\d)$/;
/** Nothing was bought, for now: the balance is too low, or there is no profile left. */
const PASSING = new Set(['200007', '200011']);
const STILL_PREPARING = '200010';
/** It has no such eSIM of ours. */
const UNKNOWN_ESIM = new Set(['310403', '310409']);

const BUNDLE_STATE: Partial<Record<string, BundleState>> = {
  GOT_RESOURCE: 'queued',
  IN_USE: 'active',
  USED_UP: 'depleted',
  USED_EXPIRED: 'expired',
  UNUSED_EXPIRED: 'lapsed',
  CANCEL: 'revoked',
  REVOKED: 'revoked',
};

const PROFILE: Partial<Record<string, string>> = { DOWNLOAD: 'downloaded', INSTALLATION: 'installed' };

/** eSIM Access's partner API, v1. */
export function createEsimAccess(settings: SettingsOf<'esim-access'>, budget: Budget): Wholesaler {
  const call = esimAccessCalls(settings, budget);

  async function profiles(filter: Record<string, string>, share: Reader): Promise<WireProfile[]> {
    const found: WireProfile[] = [];
    for (let pageNum = 1; ; pageNum++) {
      const body = { ...filter, pager: { pageNum, pageSize: PAGE_SIZE } };
      const { esimList, pager } = await call({ path: '/esim/query', body, schema: wireProfiles, share });
      found.push(...esimList);
      if (esimList.length < PAGE_SIZE || found.length >= (pager?.total ?? Infinity)) return found;
    }
  }

  /** Only after an answer that proves our key can an eSIM be no longer ours. */
  async function profileOf(iccid: string, share: Reader): Promise<WireProfile> {
    const [profile] = await profiles({ iccid }, share).catch((error: unknown) => {
      if (error instanceof ProviderRefused && UNKNOWN_ESIM.has(error.code)) return [];
      throw error;
    });
    if (!profile) throw new NotOurs(ESIM_ACCESS, '310403', 'the eSIM is not in its records');
    return profile;
  }

  async function ordersIn(since: Date, until: Date, share: Reader): Promise<PlacedOrder[]> {
    const all = await profiles({ startTime: onWire(since), endTime: onWire(until) }, share);
    const orders = Map.groupBy(all, ({ orderNo }) => orderNo);
    return [...orders.values()]
      .map(placedOrder)
      .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  }

  async function orderOf(reference: string): Promise<PlacedOrder> {
    const found = await profiles({ orderNo: reference }, 'order').catch((error: unknown) => {
      if (error instanceof ProviderRefused && error.code === STILL_PREPARING) return [];
      throw error;
    });
    return found.length > 0 ? placedOrder(found) : underWay(reference, null, '');
  }

  return {
    id: 'esim-access',
    name: ESIM_ACCESS.name,
    can: {
      orders: 'later',
      takesBack: 'at once',
      takesBackDays: 180,
      clientReference: true,
      listsRefunds: false,
      topUps: { listFor: () => Promise.resolve([]) },
      callbacks: {
        secret: settings.ESIM_ACCESS_CALLBACK_SECRET,
        from: settings.ESIM_ACCESS_CALLBACK_FROM,
      },
    },
    callsPerSecond: settings.ESIM_ACCESS_CALLS_PER_SECOND,
    orderTurns: orderTurns(budget, ESIM_ACCESS, 1),

    async cataloguePage() {
      const { locationList } = await call({
        path: '/location/list',
        body: {},
        schema: wireLocations,
        share: 'catalogue',
      });
      const regions = new Map(locationList.map(({ code, name }) => [code, name]));
      const { packageList } = await call({
        path: '/package/list',
        body: { type: 'BASE' },
        schema: wirePackages,
        share: 'catalogue',
        withinMs: CATALOGUE_WITHIN_MS,
      });
      const row = {
        name: 'packageCode',
        schema: wirePackage,
        entryOf: (sold: z.infer<typeof wirePackage>) => catalogueEntry(sold, regions),
      };
      return { ...readEntries(packageList, row), pageCount: 1 };
    },
    networks: null,

    async order({ bundleName, clientReference, onto, cents }, withinMs): Promise<OrderOutcome> {
      if (onto !== null)
        return { kind: 'refused', why: 'it sells no top-ups here', lasting: true, retryAfterSeconds: null };
      const price = cents * PER_CENT;
      const body = {
        transactionId: clientReference,
        amount: price,
        packageInfoList: [{ packageCode: bundleName, count: 1, price }],
      };
      try {
        const { orderNo } = await call({
          path: '/esim/order',
          body,
          schema: wireOrdered,
          share: null,
          withinMs,
        });
        return { kind: 'placed', order: underWay(orderNo, clientReference, bundleName) };
      } catch (error) {
        if (error instanceof ProviderRefused) {
          const lasting = LASTING.test(error.code);
          if (lasting || PASSING.has(error.code))
            return { kind: 'refused', why: error.why, lasting, retryAfterSeconds: null };
        }
        return unheard(error, error instanceof Error ? error.message : 'no answer');
      }
    },

    async ordersSince(bundleName, since, until) {
      return (await ordersIn(since, until, 'order')).filter((order) => order.bundleName === bundleName);
    },
    orderOf,
    codesOf: async (reference) => (await orderOf(reference)).codes,

    async ledgerEntries(since, until) {
      return (await ordersIn(since, until, 'status')).map(({ reference, bundleName, quantity }) => ({
        kind: 'order',
        reference,
        bundleName,
        quantity,
        cents: null,
      }));
    },
    async balance() {
      const body = {};
      const { balance } = await call({ path: '/balance/query', body, schema: wireBalance, share: 'status' });
      return Math.floor(balance / PER_CENT);
    },

    async revoke(_iccid, _bundleName, esimTranNo) {
      await call({ path: '/esim/cancel', body: { esimTranNo }, schema: z.unknown(), share: 'order' });
      return 'done';
    },
    inventory: null,

    bundlesOn: async (iccid, reader) => [readingOf(await profileOf(iccid, reader))],
    async profileOf(iccid, reader) {
      const { smdpStatus } = await profileOf(iccid, reader);
      const status = smdpStatus ?? 'unavailable';
      return { status: PROFILE[status] ?? status.toLowerCase(), firstInstalledAt: null };
    },
    // It has no history: the state of its eSIMs says what happened.
    eventsOf: () => Promise.resolve([]),
    fits: () => Promise.resolve(false),
    labels: null,

    readCallback,
  };
}

/** An order whose profile is still being made. */
function underWay(reference: string, clientReference: string | null, bundleName: string): PlacedOrder {
  return {
    reference,
    clientReference,
    bundleName,
    quantity: 1,
    status: 'processing',
    // Its answer does not say when.
    placedAt: new Date(0),
    iccids: null,
    codes: null,
  };
}

/** An order by its profiles. One that was cancelled before anybody had it has brought nothing, and its money is back. */
function placedOrder(made: WireProfile[]): PlacedOrder {
  const [first] = made as [WireProfile, ...WireProfile[]];
  const [sold] = first.packageList;
  return {
    reference: first.orderNo,
    clientReference: first.transactionId ?? null,
    bundleName: sold?.packageCode ?? '',
    quantity: made.length,
    status: first.esimStatus === 'CANCEL' ? 'failed' : 'completed',
    placedAt: sold?.createTime ?? new Date(0),
    iccids: made.map(({ iccid }) => iccid),
    codes: codesOf(first),
  };
}

function codesOf({ iccid, imsi, ac }: WireProfile): EsimCodes | null {
  const [mcc] = /^\d{3}(?=\d{10,12}$)/.exec(imsi ?? '') ?? [];
  const [, smdpAddress, matchingId, , confirmation] = ac?.split('$') ?? [];
  if (!smdpAddress || !matchingId) return null;
  return {
    iccid,
    ...(mcc && { mcc }),
    smdpAddress,
    matchingId,
    ...(confirmation === '1' && { asksForCode: true }),
  };
}

/** Its one package, in bytes of which 10⁹ are 1 GB, so that a plan of 1 GB shows as 1 GB. */
function readingOf(profile: WireProfile): NamedReading {
  const { esimTranNo, orderNo, totalVolume, orderUsage, activateTime, expiredTime } = profile;
  const [sold] = profile.packageList;
  const initialBytes = megabytes(totalVolume) * 1_000_000;
  const left = totalVolume > 0 ? 1 - (orderUsage ?? 0) / totalVolume : 0;
  const startedAt = activateTime ?? null;
  return {
    bundleName: sold?.packageCode ?? '',
    id: esimTranNo,
    state: BUNDLE_STATE[profile.esimStatus] ?? 'unknown',
    assignmentReference: orderNo,
    assignedAt: sold?.createTime ?? null,
    initialBytes,
    remainingBytes: Math.max(0, Math.round(initialBytes * left)),
    unlimited: false,
    startedAt,
    endsAt: startedAt && (expiredTime ?? null),
  };
}

function onWire(time: Date): string {
  return time.toISOString().replace(/\.\d+Z$/, '+00:00');
}

function readCallback(body: Buffer): UsageEvent | CallbackFault {
  try {
    const { notifyType, content } = wireCallback.parse(JSON.parse(body.toString('utf8')));
    return { type: notifyType, iccid: content?.iccid ?? null, order: content?.orderNo ?? null };
  } catch {
    return 'body';
  }
}
