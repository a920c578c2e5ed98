import type { Stored, World } from '../../core/party.ts';
import type { Assignment } from './assignment.ts';
import type { Esim } from './esim.ts';
import { documentedOptions, type EsimGoOptions } from './options.ts';
import type { Order } from './order.ts';

/** Everything the wholesaler knows about our organisation. Times are epoch milliseconds, money US cents. */
export interface Account {
  balanceCents: number;
  /** By order reference, oldest first. */
  orders: Record<string, Order>;
  /** By ICCID, oldest first. */
  esims: Record<string, Esim>;
  /** Bought without an eSIM. */
  inventory: Lot[];
  lastAssignmentId: number;
  lastOrderAt: number;
  /** Options set while running. */
  options: Partial<EsimGoOptions>;
}

export interface Lot {
  id: number;
  bundle: string;
  total: number;
  remaining: number;
  boughtAt: number;
}

const START_BALANCE_CENTS = 10_000_000;

/** The account with the clock and the current options, as every route uses them. */
export class Books {
  readonly #world: World;
  readonly #stored: Stored<Account>;
  readonly #startOptions: Partial<EsimGoOptions>;

  constructor(world: World, startOptions: Partial<EsimGoOptions>) {
    this.#world = world;
    this.#startOptions = startOptions;
    this.#stored = world.store('esim-go', firstAccount);
  }

  get account(): Account {
    return this.#stored.value;
  }

  get options(): EsimGoOptions {
    return { ...documentedOptions, ...this.#startOptions, ...this.account.options };
  }

  order(reference: string): Order | undefined {
    return own(this.account.orders, reference);
  }

  /** The eSIM with this ICCID, whether or not it is ours now. */
  esim(iccid: string): Esim | undefined {
    return own(this.account.esims, iccid);
  }

  /** Adds a bundle to the inventory; the caller saves. */
  restock(bundle: string, boughtAt: number, quantity = 1): void {
    const { inventory } = this.account;
    inventory.push({ id: inventory.length + 1, bundle, total: quantity, remaining: quantity, boughtAt });
  }

  /** What an assignment cost, in US cents. */
  paidFor(assignment: Assignment): number {
    const order = Object.values(this.account.orders).find(({ reference }) =>
      assignment.reference.startsWith(reference),
    );
    return order?.lines.find(({ item }) => item === assignment.bundle)?.unitCents ?? 0;
  }

  now(): number {
    return this.#world.now();
  }

  save(): void {
    this.#stored.save();
  }

  reset(): void {
    this.#stored.value = firstAccount();
    this.save();
  }
}

// Keys come from callers, and must not find `constructor` and the like.
function own<T>(record: Record<string, T>, key: string): T | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined;
}

function firstAccount(): Account {
  return {
    balanceCents: START_BALANCE_CENTS,
    orders: {},
    esims: {},
    inventory: [],
    lastAssignmentId: 300_000_000,
    lastOrderAt: 0,
    options: {},
  };
}
