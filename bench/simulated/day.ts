import { randomFrom } from './random.ts';

/** A shop's capacities during a day. Rates are per second. */
export interface Shop {
  /** Purchases that webs and database can make. */
  sales: number;
  /** Orders that the wholesaler accepts. */
  orders: number;
  /** Mails that workers write and send. */
  mails: number;
  /** How many seconds one attempt at an order waits for its turn. */
  patience: number;
  /** Seconds between the attempts of a buyer's own call. */
  pauses: readonly number[];
  /** How many purchases one sweep of the recover job handles, and its interval in seconds. */
  sweep: { batch: number; every: number };
  /** A purchase without an eSIM is refunded after so many seconds. */
  refundAfter: number;
  /** Seconds that a buyer's page waits before it shows the order instead. */
  inFront: number;
}

export interface Visitors {
  buyers: number;
  /** The share of visitors in each hour of the day; the shares need not add up to 1. */
  hours: readonly number[];
  /** This share of them comes at once. */
  rush?: { share: number; fromHour: number; minutes: number };
}

/** Where a queue can form. */
type Limit = 'sales' | 'orders' | 'mails';

export interface Outcome {
  /** The sum of the three below. */
  buyers: number;
  bought: number;
  refunded: number;
  /** Buyers who still have neither at the end. */
  waiting: number;
  /** How many of those who bought got the eSIM while their page waited. */
  atOnce: number;
  /** Seconds from the payment to the eSIM, for those who bought. */
  wait: { p50: number; p95: number; most: number };
  /** The longest wait for a refund, in seconds. */
  longestRefund: number;
  /** The queue that first delayed somebody for longer than a page waits, and the second of the day; null if none did. */
  first: { limit: Limit; at: number } | null;
  peaks: { arrivals: number; contending: number; standing: number; mailQueue: number };
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/**
 * A day, second by second, and then `tail` seconds in which nobody else comes. Buyers who wait for an order try again and again,
 * and any of them may get the next one: as in the shop, there is no queue. After the last attempt, a purchase rests until a sweep
 * finds it; the sweep refunds those that are late.
 */
export function simulateDay(shop: Shop, visitors: Visitors, { seed = 1, tail = 0 } = {}): Outcome {
  const random = randomFrom(seed);
  const arrivals = arrivalsOf(visitors, random);
  const { buyers } = visitors;
  const paidAt = new Int32Array(buyers);
  const tries = new Uint8Array(buyers);
  const until = new Int32Array(buyers);
  const waits = new Int32Array(DAY + tail + 1);
  const back: number[][] = Array.from({ length: DAY + tail + 1 }, () => []);
  const contending: number[] = [];
  const standing = new Fifo();
  const mails = new Fifo();
  const out: Outcome = {
    buyers,
    bought: 0,
    refunded: 0,
    waiting: 0,
    atOnce: 0,
    wait: { p50: 0, p95: 0, most: 0 },
    longestRefund: 0,
    first: null,
    peaks: { arrivals: Math.max(...arrivals), contending: 0, standing: 0, mailQueue: 0 },
  };
  const meet = (limit: Limit, at: number) => (out.first ??= { limit, at });
  let came = 0;
  let atCheckout = 0;
  let room = { sales: 0, orders: 0, mails: 0 };

  const contend = (buyer: number, now: number) => {
    until[buyer] = now + shop.patience;
    contending.push(buyer);
  };
  const lose = (buyer: number, now: number) => {
    const pause = shop.pauses[tries[buyer] ?? 0];
    tries[buyer] = (tries[buyer] ?? 0) + 1;
    const next = pause === undefined ? undefined : back[Math.ceil(now + pause)];
    if (next) next.push(buyer);
    else standing.add(buyer);
  };
  const giveBack = (buyer: number, now: number) => {
    out.refunded++;
    out.longestRefund = Math.max(out.longestRefund, now - (paidAt[buyer] ?? 0));
    mails.add(now);
  };
  const handOver = (buyer: number, now: number) => {
    const waited = now - (paidAt[buyer] ?? 0);
    out.bought++;
    if (waited <= shop.inFront) out.atOnce++;
    else meet('orders', now);
    waits[waited] = (waits[waited] ?? 0) + 1;
    out.wait.most = Math.max(out.wait.most, waited);
    mails.add(now);
  };

  for (let now = 0; now < DAY + tail; now++) {
    // Unused capacity of a second is lost.
    room = {
      sales: Math.min(room.sales, 1) + shop.sales,
      orders: Math.min(room.orders, 1) + shop.orders,
      mails: Math.min(room.mails, 1) + shop.mails,
    };
    atCheckout += arrivals[now] ?? 0;
    if (atCheckout > shop.sales * shop.inFront) meet('sales', now);
    for (; atCheckout > 0 && room.sales >= 1; room.sales--, atCheckout--) {
      paidAt[came] = now;
      contend(came++, now);
    }
    for (const buyer of back[now] ?? []) contend(buyer, now);
    back[now] = [];
    if (now % shop.sweep.every === 0)
      for (let taken = 0; taken < shop.sweep.batch && standing.size > 0; taken++) {
        const buyer = standing.take();
        if (now - (paidAt[buyer] ?? 0) >= shop.refundAfter) giveBack(buyer, now);
        else contend(buyer, now);
      }

    for (; contending.length > 0 && room.orders >= 1; room.orders--) {
      const place = Math.floor(random() * contending.length);
      const buyer = contending[place] ?? 0;
      const last = contending.pop() ?? 0;
      if (place < contending.length) contending[place] = last;
      handOver(buyer, now);
    }
    let kept = 0;
    for (const buyer of contending) {
      if ((until[buyer] ?? 0) > now) contending[kept++] = buyer;
      else lose(buyer, now);
    }
    contending.length = kept;
    if (standing.size > 0) meet('orders', now);

    for (; mails.size > 0 && room.mails >= 1; room.mails--)
      if (now - mails.take() > shop.inFront) meet('mails', now);
    out.peaks.contending = Math.max(out.peaks.contending, contending.length);
    out.peaks.standing = Math.max(out.peaks.standing, standing.size);
    out.peaks.mailQueue = Math.max(out.peaks.mailQueue, mails.size);
  }
  const pausing = back.reduce((count, some) => count + some.length, 0);
  out.waiting = atCheckout + contending.length + standing.size + pausing;
  out.wait.p50 = shareOf(waits, 0.5, out.bought);
  out.wait.p95 = shareOf(waits, 0.95, out.bought);
  return out;
}

/** How many come in each second. They add up to the exact number, at random seconds of the day's shape. */
export function arrivalsOf({ buyers, hours, rush }: Visitors, random: () => number): Uint32Array {
  const perSecond = new Uint32Array(DAY);
  const sums: number[] = [];
  for (const weight of hours) sums.push((sums.at(-1) ?? 0) + weight);
  const inRush = Math.round(buyers * (rush?.share ?? 0));
  for (let buyer = 0; buyer < buyers; buyer++) {
    const picked = random() * (sums.at(-1) ?? 0);
    const hour = sums.findIndex((sum) => picked < sum);
    const second =
      rush && buyer < inRush
        ? rush.fromHour * HOUR + random() * rush.minutes * 60
        : (Math.max(0, hour) + random()) * HOUR;
    const place = Math.min(DAY - 1, Math.floor(second));
    perSecond[place] = (perSecond[place] ?? 0) + 1;
  }
  return perSecond;
}

/** The shortest wait that covers this share of them. */
function shareOf(waits: Int32Array, share: number, all: number): number {
  let passed = 0;
  return Math.max(
    0,
    waits.findIndex((count) => (passed += count) >= share * all),
  );
}

/** First in, first out; it holds a million of them without moving any. */
class Fifo {
  readonly #all: number[] = [];
  #head = 0;

  get size(): number {
    return this.#all.length - this.#head;
  }

  add(one: number): void {
    this.#all.push(one);
  }

  take(): number {
    return this.#all[this.#head++] ?? 0;
  }
}
