import { randomInt } from 'node:crypto';

import { z } from 'zod';

import { newIccid, newMatchingId } from '../core/iccid.ts';
import type { Stored, World } from '../core/party.ts';
import { type Package, PACKAGES } from './packages.ts';

/** How eSIM Access behaves from now on. */
const accessOptions = z.strictObject({
  /** From accepting an order to allocating its profile, on the sandbox's clock. */
  ready_after_seconds: z.number().min(0).max(86_400),
  /** Orders from now on are accepted, and cancelled with their money back when they should be allocated. */
  orders_fail: z.boolean(),
  /** There is no profile left: 200011. */
  sold_out: z.boolean(),
  /** Dollars left on the account. */
  balance: z.number().min(0).max(1_000_000),
  /** What a package costs from now on, in 10,000ths of a dollar, by its code. */
  prices: z.record(z.string(), z.number().int().positive()),
  /** Calls allowed a second. */
  calls_per_second: z.number().int().min(1).max(1_000_000),
});

export const accessChanges = accessOptions.partial();

type AccessOptions = z.infer<typeof accessOptions>;

export interface AccessOrder {
  orderNo: string;
  transactionId: string;
  esimTranNo: string;
  packageCode: string;
  price: number;
  iccid: string;
  imsi: string;
  matchingId: string;
  createdAt: number;
  readyAt: number;
  fails: boolean;
  smdpStatus: 'RELEASED' | 'INSTALLATION' | 'ENABLED';
  used: number;
  startedAt: number | null;
  isCancelled: boolean;
}

export type EsimStatus = 'GOT_RESOURCE' | 'IN_USE' | 'USED_UP' | 'USED_EXPIRED' | 'UNUSED_EXPIRED' | 'CANCEL';

interface State {
  options: AccessOptions;
  orders: AccessOrder[];
}

const ISSUER = '89852245';
const DAY_MS = 86_400_000;
/** Days in which a profile must be used first. */
const UNUSED_DAYS = 180;
const UNITS_PER_DOLLAR = 10_000;

/** eSIM Access's record of our account. */
export class AccessBooks {
  readonly #world: World;
  readonly #state: Stored<State>;
  readonly #perSecond: number;

  /** @param perSecond calls allowed a second at first */
  constructor(world: World, perSecond: number) {
    this.#world = world;
    this.#perSecond = perSecond;
    this.#state = world.store('esim-access', () => this.#start());
  }

  #start(): State {
    const options = {
      ready_after_seconds: 3,
      orders_fail: false,
      sold_out: false,
      balance: 100_000,
      prices: {},
      calls_per_second: this.#perSecond,
    };
    return { options, orders: [] };
  }

  get options(): AccessOptions {
    return this.#state.value.options;
  }

  get orders(): AccessOrder[] {
    return this.#state.value.orders;
  }

  get packages(): Package[] {
    return PACKAGES.map((one) => ({ ...one, price: this.options.prices[one.packageCode] ?? one.price }));
  }

  packageOf({ packageCode }: Pick<AccessOrder, 'packageCode'>): Package {
    const found = PACKAGES.find((one) => one.packageCode === packageCode);
    if (!found) throw new Error(`no package ${packageCode}`);
    return found;
  }

  now(): number {
    return this.#world.now();
  }

  change(changes: z.infer<typeof accessChanges>): AccessOptions {
    Object.assign(this.options, changes);
    this.#state.save();
    return this.options;
  }

  reset(): void {
    this.#state.value = this.#start();
    this.#state.save();
  }

  /** In 10,000ths of a dollar. */
  get balance(): number {
    return Math.round(this.options.balance * UNITS_PER_DOLLAR);
  }

  /** Takes the money at once. What a second order with one id gets is not documented: here it is sold again, which is the worst. */
  accept({ packageCode, price }: Package, transactionId: string): AccessOrder {
    const { ready_after_seconds, orders_fail: fails } = this.options;
    const createdAt = this.now();
    const number = `${new Date(createdAt).toISOString().replace(/\D/g, '').slice(2, 12)}${String(this.orders.length + 1).padStart(4, '0')}`;
    const order: AccessOrder = {
      orderNo: `B${number}`,
      transactionId,
      esimTranNo: number,
      packageCode,
      price,
      iccid: newIccid(ISSUER, (used) => this.orders.some(({ iccid }) => iccid === used)),
      // As with many eSIMs for travellers, its number is of one country, Hong Kong, and its IMSI of another, Poland.
      imsi: `26006${String(randomInt(10 ** 10)).padStart(10, '0')}`,
      matchingId: newMatchingId(),
      createdAt,
      readyAt: createdAt + ready_after_seconds * 1000,
      fails,
      smdpStatus: 'RELEASED',
      used: 0,
      startedAt: null,
      isCancelled: false,
    };
    this.orders.push(order);
    if (!fails) this.#pay(-price);
    this.#state.save();
    return order;
  }

  isReady({ readyAt }: AccessOrder): boolean {
    return this.now() >= readyAt;
  }

  /** When its days end, or end if it is not used before. */
  expiresAt(order: AccessOrder): number {
    return order.startedAt === null
      ? order.createdAt + UNUSED_DAYS * DAY_MS
      : order.startedAt + this.packageOf(order).duration * DAY_MS;
  }

  statusOf(order: AccessOrder): EsimStatus {
    if (order.fails || order.isCancelled) return 'CANCEL';
    const isOver = this.now() >= this.expiresAt(order);
    if (order.startedAt === null) return isOver ? 'UNUSED_EXPIRED' : 'GOT_RESOURCE';
    if (isOver) return 'USED_EXPIRED';
    return order.used >= this.packageOf(order).volume ? 'USED_UP' : 'IN_USE';
  }

  /** Takes back a profile that nobody has installed, for its price. Returns whether it did. */
  cancel(order: AccessOrder): boolean {
    if (this.statusOf(order) !== 'GOT_RESOURCE' || order.smdpStatus !== 'RELEASED') return false;
    order.isCancelled = true;
    this.#pay(order.price);
    this.#state.save();
    return true;
  }

  /** A phone installs the profile, and uses data if there are any bytes. Returns the share used before and now. */
  use(order: AccessOrder, bytes: number): { before: number; now: number } {
    const { volume } = this.packageOf(order);
    const before = order.used / volume;
    if (order.smdpStatus === 'RELEASED') order.smdpStatus = 'INSTALLATION';
    if (bytes > 0) {
      order.smdpStatus = 'ENABLED';
      order.startedAt ??= this.now();
      order.used = Math.min(volume, order.used + bytes);
    }
    this.#state.save();
    return { before, now: order.used / volume };
  }

  #pay(units: number): void {
    this.options.balance = (this.balance + units) / UNITS_PER_DOLLAR;
  }
}
