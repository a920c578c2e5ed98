import { randomBytes } from 'node:crypto';

import { z } from 'zod';

import { newIccid, newMatchingId } from '../core/iccid.ts';
import type { Stored, World } from '../core/party.ts';
import { type Package, PACKAGES } from './packages.ts';

/** How Airalo behaves from now on. Times are seconds on the sandbox's clock. */
const airaloOptions = z.strictObject({
  /** Dollars left on the account. */
  balance: z.number().min(0).max(1_000_000),
  currency: z.string().length(3),
  /** What a package costs from now on, in dollars, by its id; that of a top-up ends in `-topup`. */
  net_prices: z.record(z.string(), z.number().positive()),
  /** Orders from now on get this error: 13, 33, 34 or 53. */
  order_error: z.union([z.literal(13), z.literal(33), z.literal(34), z.literal(53)]).nullable(),
  /** Asynchronous orders from now on are accepted, and fail. */
  orders_fail: z.boolean(),
  /** From accepting an asynchronous order to its eSIM. */
  ready_after_seconds: z.number().min(0).max(86_400),
  /** From a request to take an eSIM back to the decision of a person. */
  decides_after_seconds: z
    .number()
    .min(0)
    .max(60 * 86_400),
  /** No eSIM is taken back; as in life, nobody is told. */
  denies_refunds: z.boolean(),
});

export const airaloChanges = airaloOptions.partial();

type AiraloOptions = z.infer<typeof airaloOptions>;

export interface AiraloOrder {
  id: number;
  packageId: string;
  type: 'sim' | 'topup';
  description: string | null;
  net: number;
  iccid: string;
  matchingId: string;
  createdAt: number;
  usedMb: number;
  startedAt: number | null;
  refund: { decidedAt: number; isDenied: boolean } | null;
}

interface Waiting {
  requestId: string;
  packageId: string;
  description: string | null;
  webhookUrl: string | null;
  readyAt: number;
  fails: boolean;
}

interface State {
  options: AiraloOptions;
  orders: AiraloOrder[];
  /** Asynchronous orders that are not fulfilled yet. */
  waiting: Waiting[];
  tokens: { token: string; until: number }[];
  requests: { id: number; iccids: string[] }[];
  /** Addresses of callbacks by type, where somebody has opted in to another than the shop's. */
  optedIn: Record<string, string>;
}

const ISSUER = '89320420';
const DAY_MS = 86_400_000;

const start = (): State => ({
  options: {
    balance: 100_000,
    currency: 'USD',
    net_prices: {},
    order_error: null,
    orders_fail: false,
    ready_after_seconds: 3,
    decides_after_seconds: 60,
    denies_refunds: false,
  },
  orders: [],
  waiting: [],
  tokens: [],
  requests: [],
  optedIn: {},
});

export type BundleStatus = 'NOT_ACTIVE' | 'ACTIVE' | 'FINISHED' | 'EXPIRED' | 'RETURNED';

/** Airalo's record of our account. */
export class AiraloBooks {
  readonly #world: World;
  readonly #state: Stored<State>;

  constructor(world: World) {
    this.#world = world;
    this.#state = world.store('airalo', start);
  }

  get account(): State {
    return this.#state.value;
  }

  now(): number {
    return this.#world.now();
  }

  save(): void {
    this.#state.save();
  }

  reset(): void {
    this.#state.value = start();
    this.save();
  }

  change(changes: z.infer<typeof airaloChanges>): AiraloOptions {
    Object.assign(this.account.options, changes);
    this.save();
    return this.account.options;
  }

  /** A package by its id, whether for a new eSIM or to be added. */
  packageOf({ packageId }: Pick<AiraloOrder, 'packageId'>): Package {
    const found = PACKAGES.find(({ id }) => packageId === id || packageId === `${id}-topup`);
    if (!found) throw new Error(`no package ${packageId}`);
    return found;
  }

  netOf(packageId: string): number {
    return this.account.options.net_prices[packageId] ?? this.packageOf({ packageId }).net;
  }

  newToken(): string {
    const token = randomBytes(24).toString('base64url');
    this.account.tokens.push({ token, until: this.now() + DAY_MS });
    this.save();
    return token;
  }

  takes(token: string): boolean {
    return this.account.tokens.some((one) => one.token === token && this.now() < one.until);
  }

  /** Sells a package and takes its money. A description is nobody's id: a second order with it is sold like any other. */
  sell(packageId: string, description: string | null, onto: string | null): AiraloOrder {
    const { orders, options } = this.account;
    const net = this.netOf(packageId);
    const order: AiraloOrder = {
      id: 9000 + orders.length,
      packageId,
      type: onto === null ? 'sim' : 'topup',
      description,
      net,
      iccid: onto ?? newIccid(ISSUER, (used) => orders.some(({ iccid }) => iccid === used)),
      matchingId: newMatchingId(),
      createdAt: this.now(),
      usedMb: 0,
      startedAt: null,
      refund: null,
    };
    orders.push(order);
    options.balance = inDollars(options.balance - net);
    this.save();
    return order;
  }

  ordersOn(iccid: string): AiraloOrder[] {
    return this.account.orders.filter((order) => order.iccid === iccid);
  }

  isRefunded({ refund }: AiraloOrder): boolean {
    return refund !== null && !refund.isDenied && this.now() >= refund.decidedAt;
  }

  statusOf(order: AiraloOrder): BundleStatus {
    if (this.isRefunded(order)) return 'RETURNED';
    if (order.startedAt === null) return 'NOT_ACTIVE';
    const { amount, day } = this.packageOf(order);
    if (this.now() >= order.startedAt + day * DAY_MS) return 'EXPIRED';
    return order.usedMb >= amount ? 'FINISHED' : 'ACTIVE';
  }

  endOf({ startedAt, ...order }: AiraloOrder): number | null {
    return startedAt === null ? null : startedAt + this.packageOf(order).day * DAY_MS;
  }

  /** A person decides later; used data is never paid for. */
  askRefund(iccids: string[]): number {
    const { requests, options } = this.account;
    const id = 12_345 + requests.length;
    requests.push({ id, iccids });
    for (const order of iccids.flatMap((iccid) => this.ordersOn(iccid))) {
      if (order.refund) continue;
      const isDenied = options.denies_refunds || order.usedMb > 0;
      const decidedAt = this.now() + options.decides_after_seconds * 1000;
      order.refund = { decidedAt, isDenied };
      if (!isDenied) options.balance = inDollars(options.balance + order.net);
    }
    this.save();
    return id;
  }

  /** Data is used from the first package that has some left. Returns the order, with the share used before and now. */
  use(iccid: string, megabytes: number): { order: AiraloOrder; before: number; now: number } | null {
    const order = this.ordersOn(iccid).find((one) => ['NOT_ACTIVE', 'ACTIVE'].includes(this.statusOf(one)));
    if (!order) return null;
    const { amount } = this.packageOf(order);
    const before = order.usedMb / amount;
    order.startedAt ??= this.now();
    order.usedMb = Math.min(amount, order.usedMb + megabytes);
    this.save();
    return { order, before, now: order.usedMb / amount };
  }
}

function inDollars(amount: number): number {
  return Math.round(amount * 100) / 100;
}
