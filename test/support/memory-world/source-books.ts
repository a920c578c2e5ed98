import type { EsimEvent } from '../../../src/domain/esims/usage-facts.ts';
import { NO_ROOM, type OrderTurns } from '../../../src/server/providers/budget.ts';
import { ProviderBusy, ProviderRefused, ProviderUnreachable } from '../../../src/server/providers/outcome.ts';
import type {
  EsimCodes,
  LedgerEntry,
  NamedReading,
  OrderOutcome,
  PlacedOrder,
  Profile,
  WantedOrder,
  Wholesaler,
} from '../../../src/server/providers/wholesaler.ts';

/** What becomes of an order. Seconds are those until the wholesaler's records show it, or until its eSIM is there. */
export type Fate =
  | { kind: 'prompt' | 'lost' | 'no money' | 'bundle gone' | 'process dies before' }
  | { kind: 'yes, unheard' | 'process dies after' | 'slow' | 'accepted and failed'; seconds: number };

/** The process that ordered is gone. */
export class Died extends Error {}

export interface SourceOrder {
  reference: string;
  bundleName: string;
  clientReference: string;
  iccid: string;
  at: number;
  shownAt: number;
  readyAt: number;
  failsAt: number;
  isRevoked: boolean;
}

export interface SourceTraits {
  id: string;
  bundleName: string;
  /** It stores our id of an order. */
  keepsId: boolean;
}

const NEVER = Infinity;

/**
 * One of several wholesalers, each with the same plan. It answers as told, late or never, and its records show an order some time
 * after it was made.
 */
export class SourceBooks implements Wholesaler {
  readonly id: string;
  readonly name: string;
  readonly can;
  readonly callsPerSecond = 10;
  readonly orderTurns: OrderTurns;
  readonly networks = null;
  readonly inventory = null;
  readonly labels = null;
  readonly orders: SourceOrder[] = [];
  fates: Fate[] = [];
  /** Its records cannot be read. */
  isDark = false;
  readonly #now: () => number;
  readonly #provider;

  constructor({ id, keepsId }: SourceTraits, now: () => number) {
    this.id = id;
    this.name = id;
    this.#now = now;
    this.#provider = { name: id, role: 'network' as const };
    this.can = {
      orders: 'later',
      takesBack: 'at once',
      takesBackDays: 60,
      clientReference: keepsId,
      listsRefunds: true,
      topUps: 'any',
      callbacks: 'signed',
    } as const;
    const provider = this.#provider;
    this.orderTurns = {
      async take(claim) {
        const claimed = await claim({ provider: id, cost: 1, most: 1_000_000 });
        if (claimed === NO_ROOM) throw new ProviderBusy(provider);
        return claimed;
      },
    };
  }

  async order({ bundleName, clientReference }: WantedOrder): Promise<OrderOutcome> {
    const fate = this.fates.shift() ?? { kind: 'prompt' };
    switch (fate.kind) {
      case 'no money':
        return { kind: 'refused', why: fate.kind, lasting: false, retryAfterSeconds: null };
      case 'bundle gone':
        return { kind: 'refused', why: fate.kind, lasting: true, retryAfterSeconds: null };
      case 'lost':
        return { kind: 'unclear', why: 'no answer' };
      case 'process dies before':
        throw new Died();
      case 'yes, unheard':
        this.#book(bundleName, clientReference, { shown: fate.seconds });
        return { kind: 'unclear', why: 'no answer in time' };
      case 'process dies after':
        this.#book(bundleName, clientReference, { shown: fate.seconds });
        throw new Died();
      case 'slow':
        return placed(this.#book(bundleName, clientReference, { ready: fate.seconds }), this.#now());
      case 'accepted and failed':
        return placed(
          this.#book(bundleName, clientReference, { ready: NEVER, fails: fate.seconds }),
          this.#now(),
        );
      case 'prompt':
        return placed(this.#book(bundleName, clientReference, {}), this.#now());
    }
  }

  async ordersSince(bundleName: string, since: Date, until: Date): Promise<PlacedOrder[]> {
    return this.#read()
      .filter(({ at }) => at >= since.getTime() && at <= until.getTime())
      .filter((order) => order.bundleName === bundleName)
      .map((order) => this.#show(order));
  }

  async orderOf(reference: string): Promise<PlacedOrder> {
    return this.#show(this.#find(reference));
  }

  async codesOf(reference: string): Promise<EsimCodes | null> {
    return this.#show(this.#find(reference)).codes;
  }

  async ledgerEntries(): Promise<LedgerEntry[]> {
    return [];
  }

  async balance(): Promise<number> {
    if (this.isDark) throw new ProviderUnreachable(this.#provider, 'no answer');
    return 100_000_00;
  }

  async revoke(iccid: string): Promise<'done'> {
    const order = this.#read().find((one) => one.iccid === iccid && !one.isRevoked);
    if (!order) throw new ProviderRefused(this.#provider, '404', 'not on it');
    order.isRevoked = true;
    return 'done';
  }

  async bundlesOn(iccid: string): Promise<NamedReading[]> {
    return this.#read()
      .filter((order) => order.iccid === iccid)
      .map((order) => ({
        bundleName: order.bundleName,
        id: order.reference,
        state: order.isRevoked ? 'revoked' : 'queued',
        assignmentReference: `${order.reference}-0`,
        assignedAt: new Date(order.at),
        initialBytes: 1_000_000_000,
        remainingBytes: 1_000_000_000,
        unlimited: false,
        startedAt: null,
        endsAt: null,
      }));
  }

  async profileOf(): Promise<Profile> {
    return { status: 'released', firstInstalledAt: null };
  }

  async eventsOf(): Promise<EsimEvent[]> {
    return [];
  }

  async fits(): Promise<boolean> {
    return true;
  }

  async cataloguePage(): Promise<never> {
    throw new Error('this world has a catalogue already');
  }

  readCallback(): never {
    throw new Error('this wholesaler calls nobody back');
  }

  /** Orders that were made, did not fail and were not given back: what the shop has paid for. */
  get bought(): SourceOrder[] {
    return this.orders.filter(({ failsAt, isRevoked }) => failsAt > this.#now() && !isRevoked);
  }

  #book(
    bundleName: string,
    clientReference: string,
    { shown = 0, ready = 0, fails = NEVER }: { shown?: number; ready?: number; fails?: number },
  ): SourceOrder {
    const at = this.#now();
    const number = String(this.orders.length).padStart(6, '0');
    const order = {
      reference: `${this.id}-${at}-${number}`,
      bundleName,
      clientReference,
      iccid: `89${this.id.length}${number}${String(at).slice(-10)}`,
      at,
      shownAt: at + shown * 1000,
      readyAt: at + ready * 1000,
      failsAt: at + fails * 1000,
      isRevoked: false,
    };
    this.orders.push(order);
    return order;
  }

  #read(): SourceOrder[] {
    if (this.isDark) throw new ProviderUnreachable(this.#provider, 'no answer');
    return this.orders.filter(({ shownAt }) => shownAt <= this.#now());
  }

  #find(reference: string): SourceOrder {
    const order = this.#read().find((one) => one.reference === reference);
    if (!order) throw new ProviderRefused(this.#provider, '404', 'no such order');
    return order;
  }

  #show(order: SourceOrder): PlacedOrder {
    const shown = asPlaced(order, this.#now());
    return this.can.clientReference ? shown : { ...shown, clientReference: null };
  }
}

function placed(order: SourceOrder, now: number): OrderOutcome {
  return { kind: 'placed', order: asPlaced(order, now) };
}

function asPlaced(order: SourceOrder, now: number): PlacedOrder {
  const { reference, clientReference, bundleName, iccid, at } = order;
  const isReady = now >= order.readyAt;
  const unready = now >= order.failsAt ? 'failed' : 'processing';
  return {
    reference,
    clientReference,
    bundleName,
    quantity: 1,
    status: isReady ? 'completed' : unready,
    placedAt: new Date(at),
    iccids: isReady ? [iccid] : null,
    codes: isReady ? { iccid, smdpAddress: 'smdp.example.com', matchingId: `MATCH-${iccid}` } : null,
  };
}
