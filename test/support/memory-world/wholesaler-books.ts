import { randomUUID } from 'node:crypto';

import type { EsimEvent } from '../../../src/domain/esims/usage-facts.ts';
import { NO_ROOM, type OrderTurns } from '../../../src/server/providers/budget.ts';
import { ESIM_GO } from '../../../src/server/providers/esim-go/esim-go-calls.ts';
import { NotOurs, ProviderBusy, ProviderRefused } from '../../../src/server/providers/outcome.ts';
import type {
  LedgerEntry,
  EsimCodes,
  NamedReading,
  OrderOutcome,
  PlacedOrder,
  Profile,
  WantedOrder,
  Wholesaler,
} from '../../../src/server/providers/wholesaler.ts';
import { Inventory } from './inventory.ts';
import type { Surroundings } from './surroundings.ts';

/** The fate of the next orders. `slow`: placed, and its eSIM takes five minutes. */
export type OrderMood = 'prompt' | 'slow' | 'no money' | 'bundle gone' | 'busy';

export interface BookedOrder {
  reference: string;
  bundleName: string;
  iccid: string;
  at: number;
  readyAt: number;
  state: 'queued' | 'active' | 'revoked';
  /** When a phone first used it. */
  startedAt: number | null;
  /** The wholesaler refused to take it back. */
  isKept: boolean;
}

/** Orders show in the wholesaler's list, and slow eSIMs come, after this. Shorter than an unclear order is waited for. */
const LATE_MS = 300_000;
const PRICE_CENTS = 100;
const GIGABYTE = 1_000_000_000;

/** eSIM Go: no idempotency, a list of orders that lags behind, eSIMs that are used or taken back. */
export class WholesalerBooks implements Wholesaler {
  readonly id = 'esim-go';
  readonly name = ESIM_GO.name;
  readonly can = {
    orders: 'at once',
    takesBack: 'at once',
    takesBackDays: 60,
    clientReference: false,
    listsRefunds: true,
    topUps: 'any',
    callbacks: 'signed',
  } as const;
  readonly callsPerSecond = 10;
  readonly orderTurns: OrderTurns = {
    async take(claim) {
      const claimed = await claim({ provider: 'esim-go', cost: 2, most: 1_000_000 });
      if (claimed === NO_ROOM) throw new ProviderBusy(ESIM_GO);
      return claimed;
    },
  };
  readonly #world: Surroundings;
  readonly orders: BookedOrder[] = [];
  mood: OrderMood = 'prompt';
  /** New orders show in the list late. */
  lags = false;
  /** A bundle that was used is not taken back any more. */
  keepsUsed = false;
  /** A bundle that is taken off its eSIM brings no money, and goes into the inventory. */
  givesStockOnly = false;
  readonly inventory = new Inventory();
  readonly networks = null;
  readonly labels = null;
  /** An eSIM that was emptied before anybody installed it goes back to the shelf, and questions about it fail. */
  keepsStock = false;

  constructor(world: Surroundings) {
    this.#world = world;
  }

  async order({ bundleName, onto }: WantedOrder): Promise<OrderOutcome> {
    if (onto !== null && !(await this.fits(onto))) return refused('does not fit', true);
    if (this.mood === 'bundle gone') return refused('bundle gone', true);
    if (this.mood === 'no money' || this.mood === 'busy') return refused(this.mood, false);
    const at = this.#world.now();
    const order: BookedOrder = {
      reference: randomUUID(),
      bundleName,
      iccid: onto ?? `89${String(this.orders.length).padStart(4, '0')}${String(at).padStart(13, '0')}`,
      at,
      readyAt: this.mood === 'slow' ? at + LATE_MS : at,
      state: 'queued',
      startedAt: null,
      isKept: false,
    };
    this.orders.push(order);
    return { kind: 'placed', order: this.#show(order) };
  }

  async ordersSince(bundleName: string, since: Date, until: Date): Promise<PlacedOrder[]> {
    return this.#listed(since, until)
      .filter((order) => order.bundleName === bundleName)
      .map((order) => this.#show(order));
  }

  async ledgerEntries(since: Date, until: Date): Promise<LedgerEntry[]> {
    const one = { quantity: 1, cents: PRICE_CENTS };
    return [
      ...this.#listed(since, until).map(({ reference, bundleName }) =>
        Object.assign({ kind: 'order' as const, reference, bundleName }, one),
      ),
      ...this.inventory.paidBack.map((bundleName, index) =>
        Object.assign({ kind: 'refund' as const, reference: `refund ${index}`, bundleName }, one),
      ),
    ];
  }

  async orderOf(reference: string): Promise<PlacedOrder> {
    return this.#show(this.#find(reference));
  }

  async codesOf(reference: string): Promise<EsimCodes | null> {
    return this.#show(this.#find(reference)).codes;
  }

  async bundlesOn(iccid: string): Promise<NamedReading[]> {
    const now = this.#world.now();
    return this.#ordersOn(iccid).map((order) => readingOf(order, now));
  }

  async profileOf(iccid: string): Promise<Profile> {
    const first = this.#ordersOn(iccid).find(({ startedAt }) => startedAt !== null);
    const firstInstalledAt = first?.startedAt ? new Date(first.startedAt) : null;
    return { status: first ? 'enabled' : 'released', firstInstalledAt };
  }

  async eventsOf(): Promise<EsimEvent[]> {
    return [];
  }

  async fits(iccid: string): Promise<boolean> {
    return this.orders.some((order) => order.iccid === iccid && order.state !== 'revoked');
  }

  async revoke(
    iccid: string,
    bundleName: string,
    assignmentId: string,
    to: 'balance' | 'stock',
  ): Promise<'done'> {
    const order = this.orders.find(({ reference }) => reference === assignmentId);
    if (order?.iccid !== iccid || order.bundleName !== bundleName || order.state === 'revoked') {
      throw new ProviderRefused(ESIM_GO, '404', 'not on it');
    }
    if (order.state === 'active' && this.keepsUsed) {
      order.isKept = true;
      throw new ProviderRefused(ESIM_GO, '400', 'used before');
    }
    if (to === 'balance' && (this.givesStockOnly || order.state === 'active'))
      throw new ProviderRefused(ESIM_GO, '400', 'no refund to the balance');
    if (order.state === 'queued') {
      if (to === 'balance') this.inventory.paidBack.push(bundleName);
      else this.inventory.take(bundleName);
    }
    order.state = 'revoked';
    return 'done';
  }

  async balance(): Promise<number> {
    return 100_000_00;
  }

  async cataloguePage(): Promise<never> {
    throw new Error('this world has a catalogue already');
  }

  readCallback(): never {
    throw new Error('this wholesaler calls nobody back');
  }

  /** The traveller's phone uses data. */
  use(iccid: string): void {
    const order = this.orders.find((order) => order.iccid === iccid && order.state === 'queued');
    if (!order) return;
    order.state = 'active';
    order.startedAt = this.#world.now();
  }

  /** There are orders that its list does not show yet. */
  get isBehind(): boolean {
    return this.lags && this.orders.some(({ at }) => at > this.#world.now() - LATE_MS);
  }

  #ordersOn(iccid: string): BookedOrder[] {
    const there = this.orders.filter((order) => order.iccid === iccid);
    const isEmptied = there.every(({ state, startedAt }) => state === 'revoked' && startedAt === null);
    if (this.keepsStock && isEmptied) throw new NotOurs(ESIM_GO, '403', 'not yours');
    return there;
  }

  #find(reference: string): BookedOrder {
    const order = this.orders.find((order) => order.reference === reference);
    if (!order) throw new ProviderRefused(ESIM_GO, '404', 'no such order');
    return order;
  }

  #listed(since: Date, until: Date): BookedOrder[] {
    const seen = this.#world.now() - (this.lags ? LATE_MS : 0);
    return this.orders.filter(({ at }) => at >= since.getTime() && at <= until.getTime() && at <= seen);
  }

  #show({ reference, bundleName, iccid, at, readyAt }: BookedOrder): PlacedOrder {
    const isReady = this.#world.now() >= readyAt;
    return {
      reference,
      clientReference: null,
      bundleName,
      quantity: 1,
      status: isReady ? 'completed' : 'processing',
      placedAt: new Date(at),
      iccids: isReady ? [iccid] : null,
      codes: isReady ? { iccid, smdpAddress: 'smdp.example.com', matchingId: `MATCH-${iccid}` } : null,
    };
  }
}

function readingOf(order: BookedOrder, now: number): NamedReading {
  const { reference, bundleName, at, startedAt } = order;
  const state = order.state === 'queued' && now < order.readyAt ? 'processing' : order.state;
  return {
    bundleName,
    id: reference,
    state,
    assignmentReference: `${reference}-0`,
    assignedAt: new Date(at),
    initialBytes: GIGABYTE,
    remainingBytes: startedAt === null ? GIGABYTE : GIGABYTE / 2,
    unlimited: false,
    startedAt: startedAt === null ? null : new Date(startedAt),
    endsAt: null,
  };
}

function refused(why: string, lasting: boolean): OrderOutcome {
  return { kind: 'refused', why, lasting, retryAfterSeconds: null };
}
