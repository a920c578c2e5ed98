import { and, eq } from 'drizzle-orm';

import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import type { Completed } from './answers.ts';
import type { Buyer } from './buyer.ts';
import type { TestShop } from './shop.ts';

export interface BuyAgain {
  bundle_name: string;
  country_code: string;
  price: number;
  attempt_id?: string;
}

/** What the list of eSIMs sends. */
export async function buyAgainRequest(buyer: Buyer, iso = 'FR'): Promise<BuyAgain> {
  const { bundle_name, country_code, price } = await buyer.request(await buyer.plan(iso));
  return { bundle_name, country_code, price };
}

export const sendBuyAgain = (buyer: Buyer, request: object) =>
  buyer.post<Completed>('/api/purchase-esim/', request);

export async function purchases(shop: TestShop, buyer: Buyer, { bundle_name }: BuyAgain) {
  const id = (await buyer.user())?.id ?? '';
  return shop.deps.db.db
    .select()
    .from(purchaseTable)
    .where(and(eq(purchaseTable.userId, id), eq(purchaseTable.bundleName, bundle_name)));
}

interface Intent {
  id: string;
  status: string;
  metadata: { purchase_id: string };
}

/** What the outside world knows of a buyer's purchases of one plan. */
export async function world(shop: TestShop, buyer: Buyer, request: BuyAgain) {
  const ids = new Set((await purchases(shop, buyer, request)).map(({ id }) => id));
  const { charges, provider_orders: orders, refunds, mails } = await shop.world.ledger();
  const { country } = await buyer.plan(request.country_code);
  const made = await shop.stripe.call<{ data: Intent[] }>('GET', '/v1/payment_intents?limit=100');
  const intents = made.data.filter(({ metadata }) => ids.has(metadata.purchase_id));
  return {
    charges: charges.filter(({ payment_intent }) => intents.some(({ id }) => id === payment_intent)),
    intents: intents.map(({ status }) => status),
    refunds: refunds.filter(({ payment_intent }) => intents.some(({ id }) => id === payment_intent)),
    orders: orders.filter(({ item }) => item === request.bundle_name),
    mails: mails.filter(({ to, subject }) => to.includes(buyer.email) && subject.includes(country)),
  };
}

/** Every test has a plan of its own country, so that the wholesaler's orders tell them apart. */
const COUNTRIES = 'FR ES IT DE GB US CA MX BR AR CL PT NL BE CH AT SE NO DK FI PL GR TR TH VN'.split(' ');

export const nextCountry = () => COUNTRIES.shift() ?? '';
