import { sql } from 'drizzle-orm';

import { runVerb } from '../../../src/server/admin/run-verb.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import type { TestShop } from '../shop/shop.ts';

/** The newest of each shop. */
const drafts = new WeakMap<TestShop, string>();

/** A draft order of one plan of Japan, sent as an invoice so many days ago. */
export async function draftByInvoice(shop: TestShop, { daysAgo }: { daysAgo: number }): Promise<void> {
  const call = { deps: shop.deps, by: atCommandLine('test') };
  const account = { currency: 'USD', holder: 'Simport', bank: 'Sand', account: '12345678', bic: '' };
  await runVerb(call, 'bank_details_publish', { accounts: [account], reason: 'A test' });
  const plan = await shop.buyer().plan('JP');
  const { id } = await runVerb(call, 'draft_order_save', {
    terms: 'invoice',
    reason: 'A test',
    full_name: 'Mia Larsen',
    email: 'mia@aurora.example',
    language: 'en',
    currency: 'USD',
    lines: [{ bundle_name: plan.bundle_name, country_code: 'JP', quantity: 1, unit_cents: 5000 }],
    valid_until: new Date(shop.deps.now().getTime() + 86_400_000).toISOString(),
  });
  await runVerb(call, 'draft_order_send', { id, as: 'invoice' });
  drafts.set(shop, id);
  shop.passSeconds(daysAgo * 86_400);
}

/** All of it. */
export async function noteItsTransfer(shop: TestShop): Promise<void> {
  const call = { deps: shop.deps, by: atCommandLine('test') };
  const day = shop.deps.now().toISOString().slice(0, 10);
  const noted = { id: drafts.get(shop), cents: 5000, day, reference: 'all of it' };
  await runVerb(call, 'transfer_note', noted);
}

/** Whether the plans of Japan are on sale. */
export async function sell({ deps }: TestShop, isSold: boolean): Promise<void> {
  await deps.db.db.execute(sql`update plan set available = ${isSold} where country_code = 'JP'`);
  await deps.db.db.execute(sql`update catalog_revision set revision = revision + 1`);
  await deps.catalog.refresh();
}
