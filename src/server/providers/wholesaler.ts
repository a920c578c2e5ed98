import type { DailyAllowance } from '../../domain/catalog/plan-facts.ts';
import type { BundleReading } from '../../domain/esims/bundle-status.ts';
import type { EsimEvent } from '../../domain/esims/usage-facts.ts';
import type { Cents } from '../../domain/money.ts';
import type { OrderTurns, Share } from './budget.ts';

/** The codes that install an eSIM. A bearer secret. */
export interface EsimCodes {
  iccid: string;
  smdpAddress: string;
  matchingId: string;
  /** The phone would ask for a second secret, for which no buyer is given a place to read it. */
  asksForCode?: boolean;
}

/** An order in the wholesaler's books. */
export interface PlacedOrder {
  reference: string;
  /** Our own id of it; null where the wholesaler keeps none. */
  clientReference: string | null;
  bundleName: string;
  quantity: number;
  status: 'completed' | 'failed' | 'processing';
  placedAt: Date;
  /** The eSIMs it is about; null while the wholesaler does not tell. */
  iccids: string[] | null;
  /** Present when the wholesaler already told the codes. */
  codes: EsimCodes | null;
}

/** What is to be bought. */
export interface WantedOrder {
  bundleName: string;
  /** Our own id of this attempt. */
  clientReference: string;
  /** The eSIM that the bundle goes onto, never another one instead; null for a new eSIM. */
  onto: string | null;
}

/** A line of the wholesaler's books about one bundle: something was bought, or its money came back. */
export interface Booking {
  kind: 'order' | 'refund';
  reference: string;
  bundleName: string;
  quantity: number;
  /** What it cost, or brought; null where the books do not tell. */
  cents: Cents | null;
}

/** Bundles that lie in an inventory, paid for and on no eSIM. */
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
  /** When a phone first had it. */
  firstInstalledAt: Date | null;
}

/** For whom something is read: an order or a refund, somebody who waits, or a job of our own. */
export type Reader = Exclude<Share, 'catalogue'>;

/** How an attempt to buy ended. `unclear`: it may or may not have happened; only its books tell. */
export type OrderOutcome =
  | { kind: 'placed'; order: PlacedOrder }
  | { kind: 'refused'; why: string; lasting: boolean; retryAfterSeconds: number | null }
  | { kind: 'unclear'; why: string };

/** A country as the wholesaler names it. */
export interface CataloguePlace {
  /** Upper case. */
  iso: string;
  name: string;
  /** The part of the world; null where it does not say. */
  region: string | null;
}

/** A bundle that the wholesaler sells. */
export interface CatalogueEntry {
  bundleName: string;
  description: string | null;
  groups: string[];
  /** Of a bundle for a region: the wholesaler's code of it, where it has one, and its name. */
  region: { code: string | null; label: string } | null;
  /** Where it works. */
  countries: CataloguePlace[];
  /** `UNLIMITED` where it has no end. */
  dataMb: number;
  durationDays: number;
  speed: string[];
  /** Of an unlimited bundle, where it is known. */
  dailyAllowance: DailyAllowance | null;
  /** It starts when the phone first meets a network. */
  autostart: boolean;
  /** Null when it is no price. */
  wholesaleCents: Cents | null;
}

/** A mobile network that the wholesaler's bundles use in a country. */
export interface CatalogueNetwork {
  /** The country's name; the wholesaler sends no code of it. */
  country: string;
  brand: string;
  /** Mobile country code and network code, as digits; empty where they are not told. */
  mcc: string;
  mnc: string;
  /** '4G', '5G'. */
  speed: string[];
}

/** A bundle that is not sold, by the name it came with, and why. */
export interface RefusedBundle {
  bundle: string;
  why: string;
}

export interface CataloguePage {
  entries: CatalogueEntry[];
  /** Those of which something could not be read. */
  refused: RefusedBundle[];
  pageCount: number | null;
}

/** What one wholesaler can do and another cannot. */
interface Capabilities {
  /** `later`: an order is accepted first, and is there some time after that, or has failed after all. */
  orders: 'at once' | 'later';
  /** How a bundle that nobody used is taken back. `by request`: the wholesaler decides about it some time after. */
  takesBack: 'at once' | 'by request' | 'never';
  /** Days after the order in which it gives money for a bundle that nobody used; null where it names no end. */
  takesBackDays: number | null;
  /** It keeps our own id of an order: one whose answer was lost is found by it. */
  clientReference: boolean;
  /** What goes onto an eSIM that is there: any bundle that it says fits, or those alone that it lists for it. */
  topUps: 'any' | { listFor(iccid: string, reader: Reader): Promise<string[]> };
  /** How a callback is known to be true: by its signature, or by a secret in the address that it comes to. */
  callbacks: 'signed' | { secret: string };
}

/** Where bundles lie that were taken back and not paid back. */
export interface Inventory {
  lots(): Promise<Lot[]>;
  /**
   * Gives one piece of a lot back for its money. Asked twice, it gives two. Stops waiting after `timeoutMs`.
   * @throws {ProviderRefused} when nothing was given back
   */
  refund(usageId: number, timeoutMs: number): Promise<void>;
}

/**
 * All that the shop wants of who sells it bundles and runs its eSIMs, in words that fit every one of them. Reads throw
 * {@link ProviderUnreachable} (its kind `ProviderBusy` when we may not ask now) or {@link ProviderRefused}, and may be
 * repeated; about an eSIM that is not ours any more they throw `NotOurs`, and only once it is sure that our key is right.
 */
export interface Wholesaler {
  /** What our books call it, for ever; its callbacks come to an address with it. */
  id: string;
  /** As people know it. */
  name: string;
  can: Capabilities;
  /** How many calls it allows in a second. */
  callsPerSecond: number;
  /** One page of the whole catalogue, 1-based. Waits where the rate limit says so. */
  cataloguePage(page: number): Promise<CataloguePage>;
  /** The networks of all countries, in one call; null where it does not tell them. */
  networks: (() => Promise<CatalogueNetwork[]>) | null;
  /** An order is placed in its turn alone. */
  orderTurns: OrderTurns;
  /**
   * Buys one eSIM with the bundle on it, or the bundle for an eSIM. Never throws: every ending is an outcome. Never repeats
   * by itself, and stops waiting after `timeoutMs`, which then is an unclear end.
   */
  order(wanted: WantedOrder, timeoutMs: number): Promise<OrderOutcome>;
  /** Orders of one bundle placed since a time, oldest first. */
  ordersSince(bundleName: string, since: Date, until: Date): Promise<PlacedOrder[]>;
  /** An order as it is now. */
  orderOf(reference: string): Promise<PlacedOrder>;
  /** The eSIM of an order; null while the wholesaler is still preparing it. */
  codesOf(reference: string): Promise<EsimCodes | null>;
  /** All that was bought or refunded in a span of time. What failed, and money paid in, is not among it. */
  bookings(since: Date, until: Date): Promise<Booking[]>;
  /** What can still be spent. */
  balance(): Promise<Cents>;
  /**
   * Takes a bundle off an eSIM, the one assignment that is meant. What nobody has used goes `to` the inventory, or its money
   * to the balance. `requested`: the wholesaler has yet to decide; asked again, it says what came of it.
   * @throws {ProviderRefused} when the wholesaler no longer has it, will not take it back, or gives no money for it
   */
  revoke(
    iccid: string,
    bundleName: string,
    assignmentId: string,
    to: 'balance' | 'stock',
  ): Promise<'done' | 'requested'>;
  /** Null where what was taken back lies nowhere. */
  inventory: Inventory | null;
  /** What became of every bundle on an eSIM, each time one was assigned; ended ones too. */
  bundlesOn(iccid: string, reader: Reader): Promise<NamedReading[]>;
  profileOf(iccid: string, reader: Reader): Promise<Profile>;
  /** What happened to the bundles of an eSIM, with the network's own times. */
  eventsOf(iccid: string, reader: Reader): Promise<EsimEvent[]>;
  /** Whether a bundle fits on an eSIM. A bundle that is not sold any more does not. */
  fits(iccid: string, bundleName: string, reader: Reader): Promise<boolean>;
  /**
   * The event in a callback; null when a signature is wrong, or missing where all are signed, and for what cannot be read.
   * Whether an unsigned one may be believed at all is for the address to say that it came to.
   */
  readCallback(body: Buffer, headers: Headers): UsageEvent | null;
}

/** Something happened to an eSIM, says a callback; what, only the books tell. */
export interface UsageEvent {
  /** In the wholesaler's own words. */
  type: string;
  /** Null for what is about no eSIM. */
  iccid: string | null;
}

/** Everybody who sells to this shop. */
export interface Wholesalers {
  all: readonly Wholesaler[];
  /**
   * Of a plan, a purchase, an order or an eSIM.
   * @throws {Error} when the settings do not name it any more
   */
  of(row: { wholesaler: string }): Wholesaler;
}
