import { randomBytes, randomUUID } from 'node:crypto';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import type { Currency } from '../../../src/domain/currencies.ts';
import { ofMinor, toDecimal } from '../../../src/domain/money.ts';
import { createLog } from '../../../src/server/core/log.ts';
import { readSettings } from '../../../src/server/core/settings/env.ts';
import type { Database } from '../../../src/server/db/database.ts';
import { migrate } from '../../../src/server/db/schema/migrate.ts';
import type { Wholesalers } from '../../../src/server/providers/wholesaler.ts';
import { openShop, type Shop, type ShopParts } from '../../../src/server/shop.ts';
import { bundleOf, COUNTRY, sellPlans } from './sell-plans.ts';
import { MemoryWorld } from './world.ts';

/** A whole shop in this process, with one plan or more, whose providers answer at once. */
export interface MemoryShop {
  shop: Shop;
  world: MemoryWorld;
  /** What the plan costs by card, in dollars. */
  price: number;
}

/**
 * @param options settings beside those that let one address buy without end
 * @param pause in place of the shop's own pauses
 * @param wholesalersOf in place of the world's only one
 */
export async function openMemoryShop(
  database: Database,
  options: Record<string, string> = {},
  pause?: ShopParts['pause'],
  wholesalersOf: (world: MemoryWorld) => Wholesalers = ({ wholesalers }) => wholesalers,
  plans = 1,
): Promise<MemoryShop> {
  const settings = readSettings({ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'error', ...options });
  const world = new MemoryWorld(Date.now());
  const { processors, mailer } = world;
  const wholesalers = wholesalersOf(world);
  await migrate(database);
  const shop = await openShop({
    settings,
    database,
    dataKey: randomBytes(32).toString('hex'),
    authSecret: randomBytes(32).toString('hex'),
    log: createLog(settings.LOG_LEVEL),
    now: () => new Date(world.now()),
    providers: { processors, wholesalers, mailer },
    ...(pause && { pause }),
  });
  return { shop, world, price: await sellOnePlan(shop, plans) };
}

/** Puts one plan, or more, into a shop's catalogue. Returns what the first costs by card, in dollars. */
export async function sellOnePlan(shop: Shop, plans = 1): Promise<number> {
  await sellPlans(shop.deps.db.db, plans);
  await shop.deps.catalog.refresh();
  const plan = { bundle_name: bundleOf(0), country_code: COUNTRY };
  const { quote } = await askShop<{ quote: Quote }>(shop, '/quote', plan);
  return priceIn(quote);
}

/** As a request has it: units of the quote's currency. */
function priceIn({ methods }: Quote): number {
  const { total_cents: total, currency } = methods.stripe;
  return Number(toDecimal(ofMinor(total, currency)));
}

/** What a request says to have a code. */
export async function quoteWith({ shop }: MemoryShop, code: string) {
  const plan = { bundle_name: bundleOf(0), country_code: COUNTRY, code };
  const { quote } = await askShop<{ quote: Quote }>(shop, '/quote-with-code', plan);
  return {
    price: priceIn(quote),
    ...(quote.discount_token !== undefined && { discount_token: quote.discount_token }),
  };
}

/** What a request says to buy the plan so many times at once. */
export async function severalOf({ shop }: MemoryShop, count: number) {
  const plan = { bundle_name: bundleOf(0), country_code: COUNTRY };
  const more = { more_plans: Array.from({ length: count - 1 }, () => plan) };
  const { quote } = await askShop<{ quote: Quote }>(shop, '/quote', { ...plan, ...more });
  return { price: priceIn(quote), ...more };
}

/** What a request says to pay in another currency. */
export async function inCurrency({ shop }: MemoryShop, currency: Currency) {
  const plan = { bundle_name: bundleOf(0), country_code: COUNTRY, currency };
  const { quote } = await askShop<{ quote: Quote }>(shop, '/quote', plan);
  if (quote.methods.stripe.currency !== currency) throw new Error(`nothing is sold in ${currency}`);
  return { price: priceIn(quote), currency };
}

interface Started {
  payment_intent_id: string;
  order: string;
}

/** A guest's checkout by card, whose calls may be repeated. */
export class CardCheckout {
  readonly #at: MemoryShop;
  readonly request;
  started: Started | null = null;

  /** @param changes of its request: a code, more plans, a currency */
  constructor(
    at: MemoryShop,
    changes: { price?: number; discount_token?: string; more_plans?: object[]; currency?: Currency } = {},
  ) {
    this.#at = at;
    this.request = {
      bundle_name: bundleOf(0),
      country_code: COUNTRY,
      price: at.price,
      billing_details: { fullName: 'Mia Larsen', email: `${randomUUID()}@example.com` },
      payment_method: 'stripe',
      is_guest: true,
      attempt_id: randomUUID(),
      ...changes,
    };
  }

  /** The press of the button. */
  async start(): Promise<Started> {
    this.started = await askShop<Started>(this.#at.shop, '/esims/create-payment-intent', this.request);
    return this.started;
  }

  /** From the press of the button to the eSIM. */
  async buy(): Promise<{ status: string }> {
    const { shop, world } = this.#at;
    const { payment_intent_id, order } = await this.start();
    world.stripe.confirm(payment_intent_id, 'pays');
    return askShop(shop, '/esims/complete-purchase', { ...this.request, payment_intent_id, order });
  }
}

/** A call of the API; throws with its answer unless that is 200. */
export async function askShop<T>({ app, deps }: Shop, path: string, body: object): Promise<T> {
  const { BASE_URL } = deps.settings;
  const response = await app.request(`${BASE_URL}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: BASE_URL },
    body: JSON.stringify(body),
  });
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
