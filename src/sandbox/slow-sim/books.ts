import { randomUUID } from 'node:crypto';

import { z } from 'zod';

import { newIccid, newMatchingId } from '../core/iccid.ts';
import type { Stored, World } from '../core/party.ts';
import type { SlowPlan } from './plans.ts';

/** How Slow SIM behaves from now on. Times are seconds on the sandbox's clock. */
export const slowOptions = z.strictObject({
  /** From accepting an order to delivering its eSIM or plan. */
  ready_after_seconds: z.number().min(0).max(86_400),
  /** Orders from now on are accepted, and fail when they should be delivered. */
  orders_fail: z.boolean(),
  /** From a request to take a plan back to the decision. */
  decides_after_seconds: z
    .number()
    .min(0)
    .max(30 * 86_400),
  /** No plan may be returned. */
  denies_returns: z.boolean(),
});

type SlowOptions = z.infer<typeof slowOptions>;

export interface SlowOrder {
  id: string;
  client_reference: string;
  sku: string;
  price_cents: number;
  /** The eSIM of the plan; for a new one, answers name it only once it is ready. */
  iccid: string;
  isTopUp: boolean;
  createdAt: number;
  readyAt: number;
  fails: boolean;
  bytesTotal: number;
  bytesUsed: number;
  days: number;
  startedAt: number | null;
  return: { askedAt: number; decidedAt: number; isDenied: boolean } | null;
}

interface SlowEsim {
  iccid: string;
  activation: string;
  installedAt: number | null;
}

interface State {
  balanceCents: number;
  options: SlowOptions;
  orders: SlowOrder[];
  esims: SlowEsim[];
}

const ISSUER = '89330700';
const DAY_MS = 86_400_000;

const start = (): State => ({
  balanceCents: 100_000_00,
  options: { ready_after_seconds: 3, orders_fail: false, decides_after_seconds: 60, denies_returns: false },
  orders: [],
  esims: [],
});

export type SlowOrderStatus = 'accepted' | 'ready' | 'failed';
export type SlowPlanStatus = 'waiting' | 'running' | 'used_up' | 'over' | 'returned';

/** Slow SIM's record of our account: orders, the plans they became, and eSIMs. */
export class SlowBooks {
  readonly #world: World;
  readonly #state: Stored<State>;

  constructor(world: World) {
    this.#world = world;
    this.#state = world.store('slow-sim', start);
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

  /** Accepts an order, and takes its money at once. */
  accept(plan: SlowPlan, clientReference: string, onto: string | null): SlowOrder {
    const { options, orders, esims } = this.account;
    const now = this.now();
    const iccid = onto ?? newIccid(ISSUER, (used) => esims.some((esim) => esim.iccid === used));
    if (onto === null) esims.push({ iccid, activation: newMatchingId(), installedAt: null });
    const order: SlowOrder = {
      id: randomUUID(),
      client_reference: clientReference,
      sku: plan.sku,
      price_cents: plan.price_cents,
      iccid,
      isTopUp: onto !== null,
      createdAt: now,
      readyAt: now + options.ready_after_seconds * 1000,
      fails: options.orders_fail,
      bytesTotal: plan.gigabytes * 1e9,
      bytesUsed: 0,
      days: plan.days,
      startedAt: null,
      return: null,
    };
    orders.push(order);
    if (!order.fails) this.account.balanceCents -= plan.price_cents;
    this.save();
    return order;
  }

  statusOf({ readyAt, fails }: SlowOrder): SlowOrderStatus {
    if (this.now() < readyAt) return 'accepted';
    return fails ? 'failed' : 'ready';
  }

  /** The state of a delivered order's plan. */
  planStatusOf(order: SlowOrder): SlowPlanStatus {
    if (this.returnOf(order) === 'granted') return 'returned';
    if (order.startedAt === null) return 'waiting';
    if (this.now() >= order.startedAt + order.days * DAY_MS) return 'over';
    return order.bytesUsed >= order.bytesTotal ? 'used_up' : 'running';
  }

  returnOf({ return: asked }: SlowOrder): 'asked' | 'granted' | 'denied' | null {
    if (!asked) return null;
    if (this.now() < asked.decidedAt) return 'asked';
    return asked.isDenied ? 'denied' : 'granted';
  }

  /** Requests the return of a plan; a repeated request changes nothing. A used plan is not taken back. */
  askReturn(order: SlowOrder): void {
    if (order.return) return;
    const { decides_after_seconds, denies_returns } = this.account.options;
    const askedAt = this.now();
    const isDenied = denies_returns || order.bytesUsed > 0;
    order.return = { askedAt, decidedAt: askedAt + decides_after_seconds * 1000, isDenied };
    if (!isDenied) this.account.balanceCents += order.price_cents;
    this.save();
  }

  /** The plans on an eSIM, first bought first. */
  plansOn(iccid: string): SlowOrder[] {
    return this.account.orders.filter((order) => order.iccid === iccid && this.statusOf(order) === 'ready');
  }

  /** An eSIM that is ready. */
  esim(iccid: string): SlowEsim | undefined {
    const esim = this.account.esims.find((one) => one.iccid === iccid);
    return esim && this.plansOn(iccid).length > 0 ? esim : undefined;
  }

  /** The phone uses data from the first plan that has some left. Returns whether there was one. */
  use(iccid: string, bytes: number): boolean {
    const plan = this.plansOn(iccid).find((order) =>
      ['waiting', 'running'].includes(this.planStatusOf(order)),
    );
    const esim = this.esim(iccid);
    if (!plan || !esim) return false;
    esim.installedAt ??= this.now();
    plan.startedAt ??= this.now();
    plan.bytesUsed = Math.min(plan.bytesTotal, plan.bytesUsed + bytes);
    this.save();
    return true;
  }
}
