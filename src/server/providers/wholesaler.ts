import { z } from 'zod';

import { dailyAllowanceSchema } from '../../domain/catalog/catalog-schema.ts';
import type { BundleReading } from '../../domain/esims/bundle-status.ts';
import type { EsimEvent } from '../../domain/esims/usage-facts.ts';
import type { Minor } from '../../domain/money.ts';
import type { OrderTurns, Share } from './budget.ts';

/** The codes that install an eSIM. A bearer secret. */
export interface EsimCodes {
  iccid: string;
  smdpAddress: string;
  matchingId: string;
  /** The mobile country code of the SIM's IMSI; absent if the wholesaler does not tell. */
  mcc?: string;
  /** The access point name to enter by hand; empty if phones set it by themselves, absent if the wholesaler does not tell. */
  apn?: string;
  /** The phone would ask for a second secret, which the shop has no place to show to buyers. */
  asksForCode?: boolean;
}

/** An order in the wholesaler's records. */
export interface PlacedOrder {
  reference: string;
  /** Our own id of it; null if the wholesaler does not store one. */
  clientReference: string | null;
  bundleName: string;
  quantity: number;
  status: 'completed' | 'failed' | 'processing';
  placedAt: Date;
  /** The order's eSIMs; null until the wholesaler names them. */
  iccids: string[] | null;
  /** Present if the wholesaler already gave the codes. */
  codes: EsimCodes | null;
}

/** An order to place. */
export interface WantedOrder {
  bundleName: string;
  /** Our own id of this attempt. */
  clientReference: string;
  /** The eSIM that the bundle must go onto, and no other; null for a new eSIM. */
  onto: string | null;
  /** What the catalogue said that it costs. A wholesaler that can be told refuses the order at any other price. */
  cents: Minor;
}

/** A line of the wholesaler's records about one bundle: a purchase, or its refund. */
export interface LedgerEntry {
  kind: 'order' | 'refund';
  reference: string;
  bundleName: string;
  quantity: number;
  /** Amount paid or refunded; null if the books do not say. */
  cents: Minor | null;
}

/** Bundles in an inventory, paid for and on no eSIM. */
export interface Lot {
  usageId: number;
  bundleName: string;
  total: number;
  remaining: number;
}

/** A bundle on an eSIM, by its name in the catalogue. */
export type NamedReading = BundleReading & { bundleName: string };

/** The profile of an eSIM. */
export interface Profile {
  /** Lower case: released, downloaded, installed, enabled, disabled, deleted, unavailable, deactivated, or another. */
  status: string;
  /** When a phone first installed it. */
  firstInstalledAt: Date | null;
}

/** The purpose of a read: an order or a refund, somebody who waits, or a job of ours. */
export type Reader = Exclude<Share, 'catalogue'>;

/** The outcome of an attempt to buy. `unclear`: perhaps it happened; only the wholesaler's records tell. */
export type OrderOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  | {
      kind: 'refused';
      why: string;
      lasting: boolean;
      retryAfterSeconds: number | null;
      /** It could not be reached at all. */
      isAway?: true;
    }
  | { kind: 'unclear'; why: string };

/** A country as the wholesaler names it. */
const cataloguePlaceSchema = z.object({
  /** Upper case. */
  iso: z.string(),
  name: z.string(),
  /** The part of the world; null if not given. */
  region: z.string().nullable(),
});

export type CataloguePlace = z.infer<typeof cataloguePlaceSchema>;

/** A bundle that the wholesaler sells. */
export const catalogueEntrySchema = z.object({
  bundleName: z.string(),
  description: z.string().nullable(),
  groups: z.array(z.string()),
  /** For a region's bundle: the region's name, and the wholesaler's code of it, if any. */
  region: z.object({ code: z.string().nullable(), label: z.string() }).nullable(),
  /** Where it works. */
  countries: z.array(cataloguePlaceSchema),
  /** `UNLIMITED` without a limit. */
  dataMb: z.number(),
  durationDays: z.number(),
  speed: z.array(z.string()),
  /** For unlimited bundles, if known. */
  dailyAllowance: dailyAllowanceSchema.nullable(),
  /** It starts when the phone first connects to a network. */
  autostart: z.boolean(),
  /** Null if it is no valid price. */
  wholesaleCents: z.number().nullable(),
  /** The least price at which the wholesaler lets us sell it; absent if it sets none. */
  leastRetailCents: z.number().optional(),
  /** Whether its user must prove who they are before it works; absent if the wholesaler does not say. */
  idCheck: z.boolean().optional(),
});

export type CatalogueEntry = z.infer<typeof catalogueEntrySchema>;

/** A mobile network that the wholesaler's bundles use in a country. */
export interface CatalogueNetwork {
  /** The country's name; the wholesaler sends no code of it. */
  country: string;
  brand: string;
  /** Mobile country code and network code, as digits; empty if not given. */
  mcc: string;
  mnc: string;
  /** '4G', '5G'. */
  speed: string[];
}

/** A bundle that is not sold, by its original name, and why. */
export const refusedBundleSchema = z.object({ bundle: z.string(), why: z.string() });

export type RefusedBundle = z.infer<typeof refusedBundleSchema>;

export interface CataloguePage {
  entries: CatalogueEntry[];
  /** Bundles that could not be read or sold. */
  refused: RefusedBundle[];
  pageCount: number | null;
}

/** Capabilities that differ between wholesalers. */
interface Capabilities {
  /** `later`: the wholesaler first accepts an order, and fulfils it some time later or fails after all. */
  orders: 'at once' | 'later';
  /** How an unused bundle is taken back. `by request`: the wholesaler decides some time later. */
  takesBack: 'at once' | 'by request' | 'never';
  /** Days after the order within which it refunds an unused bundle; null without a limit. */
  takesBackDays: number | null;
  /**
   * It stores our own id of an order, by which we find an order whose answer was lost. That need not keep a second order with the
   * same id from being bought, so an order is never sent twice.
   */
  clientReference: boolean;
  /** Its books also tell which bundles it refunded, and when. */
  listsRefunds: boolean;
  /** Bundles that fit an existing eSIM: any that it says fit, or only those it lists for the eSIM. */
  topUps: 'any' | { listFor(iccid: string, reader: Reader): Promise<string[]> };
  /**
   * How callbacks are authenticated: by a signature, or by a secret in the callback's address, and `from` addresses or networks of
   * senders where it publishes them; an empty list lets everybody send.
   */
  callbacks: 'signed' | { secret: string; from?: readonly string[] };
}

/** Holds bundles that were taken back and not refunded. */
export interface Inventory {
  lots(): Promise<Lot[]>;
  /**
   * Returns one piece of a lot for its price. A second call returns a second piece. Stops waiting after `timeoutMs`.
   * @throws {ProviderRefused} if nothing was returned
   */
  refund(usageId: number, timeoutMs: number): Promise<void>;
}

/** Texts of ours that a wholesaler keeps with its eSIMs. */
interface Labels {
  put(iccid: string, label: string): Promise<void>;
  /** The eSIMs with exactly this label. */
  find(label: string): Promise<string[]>;
  /** Of these eSIMs, those without any. */
  unlabelled(iccids: string[]): Promise<string[]>;
}

/**
 * Everything the shop needs from a wholesaler, in terms common to all of them. Reads throw {@link ProviderUnreachable} (its
 * subclass `ProviderBusy` if our budget is spent) or {@link ProviderRefused}, and may be repeated. About an eSIM that is no
 * longer ours they throw `NotOurs`, but only once it is certain that our key is right.
 */
export interface Wholesaler {
  /** Its permanent name in our records, also used in the address of its callbacks. */
  id: string;
  /** Its name for people. */
  name: string;
  can: Capabilities;
  /** The calls it allows per second. */
  callsPerSecond: number;
  /** One page of the whole catalogue, 1-based. Waits if the rate limit requires it. */
  cataloguePage(page: number): Promise<CataloguePage>;
  /** The networks of all countries, in one call; null if it does not publish them. */
  networks: (() => Promise<CatalogueNetwork[]>) | null;
  /** Orders may be placed only in their turn. */
  orderTurns: OrderTurns;
  /**
   * Buys a new eSIM with the bundle, or the bundle for an existing eSIM. Never throws: every ending is an outcome. Never repeats
   * by itself; if it stops waiting after `timeoutMs`, the outcome is unclear.
   */
  order(wanted: WantedOrder, timeoutMs: number): Promise<OrderOutcome>;
  /**
   * Orders of one bundle placed since a time, oldest first.
   * @param ids our own ids of those that are looked for: a wholesaler that stores them may leave out all others
   */
  ordersSince(bundleName: string, since: Date, until: Date, ids?: readonly string[]): Promise<PlacedOrder[]>;
  /** An order as it is now. */
  orderOf(reference: string): Promise<PlacedOrder>;
  /** An order's eSIM; null while the wholesaler is still preparing it. */
  codesOf(reference: string): Promise<EsimCodes | null>;
  /** All purchases in a period, and its refunds if it lists them, without failed orders and deposits. */
  ledgerEntries(since: Date, until: Date): Promise<LedgerEntry[]>;
  /** The money left to spend. */
  balance(): Promise<Minor>;
  /**
   * Takes one assignment of a bundle off an eSIM. If unused, the bundle goes `to` the inventory, or its price to the balance.
   * `requested`: the wholesaler has yet to decide; a repeated call returns its decision.
   * @param askedDays days since a first call was answered so; null if none was
   * @throws {ProviderRefused} if the wholesaler no longer has it, will not take it back, or does not refund it
   */
  revoke(
    iccid: string,
    bundleName: string,
    assignmentId: string,
    to: 'balance' | 'stock',
    askedDays: number | null,
  ): Promise<'done' | 'requested'>;
  /** Null if the wholesaler has no inventory of bundles taken back. */
  inventory: Inventory | null;
  /** Null if the wholesaler keeps none: it then needs `clientReference` for purchases to be rebuilt with their eSIMs. */
  labels: Labels | null;
  /** The state of each bundle assignment on an eSIM, ended ones included. */
  bundlesOn(iccid: string, reader: Reader): Promise<NamedReading[]>;
  profileOf(iccid: string, reader: Reader): Promise<Profile>;
  /** What happened to the bundles of an eSIM, with the network's own times. */
  eventsOf(iccid: string, reader: Reader): Promise<EsimEvent[]>;
  /** Whether a bundle fits on an eSIM. A bundle that is no longer sold does not. */
  fits(iccid: string, bundleName: string, reader: Reader): Promise<boolean>;
  /**
   * The event in a callback, or what is wrong with it: a signature that is missing though all are signed, or the body. Whether to
   * believe an unsigned callback is decided by the address it was sent to.
   */
  readCallback(body: Buffer, headers: Headers): UsageEvent | CallbackFault;
}

export type CallbackFault = 'signature' | 'body';

/** A callback's hint that something happened to an eSIM or an order; only the books say what. */
export interface UsageEvent {
  /** In the wholesaler's own words. */
  type: string;
  /** Null if it is about no eSIM. */
  iccid: string | null;
  /** The reference of an order that may be ready; null if it is about none. */
  order: string | null;
}

/** All wholesalers of this shop. */
export interface Wholesalers {
  all: readonly Wholesaler[];
  /**
   * The wholesaler of a plan, purchase, order or eSIM.
   * @throws {Error} if the settings no longer name it
   */
  of(row: { wholesaler: string }): Wholesaler;
  /** Which of them answer orders. */
  health: Health;
}

/** Which wholesalers answer orders, as far as the shop's processes have found. */
export interface Health {
  /** It lost an order's answer lately, and has not answered one since. */
  isAway(id: string): boolean;
  /** Reads what other processes have found. */
  refresh(): Promise<void>;
}
