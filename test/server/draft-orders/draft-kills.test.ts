import { randomUUID } from 'node:crypto';

import { and, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { Problem } from '../../../src/domain/problems/problem.ts';
import type { VerbName } from '../../../src/server/admin/registry.ts';
import { type OutputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { userEsimTable } from '../../../src/server/esims/tables.ts';
import { invoiceTable } from '../../../src/server/invoices/tables.ts';
import { manualProcessor } from '../../../src/server/providers/manual/manual-processor.ts';
import { processorsOf } from '../../../src/server/providers/registry/processors.ts';
import { compareRecords } from '../../../src/server/reconciliation/compare-records.ts';
import { recover } from '../../../src/server/recovery/recover.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { dyingAt, isDead } from '../../support/database/count-calls.ts';
import { freshDatabase } from '../../support/database/fresh-database.ts';
import { isLong } from '../../support/machine/long.ts';
import { type MemoryShop, openMemoryShop } from '../../support/memory-world/memory-shop.ts';
import { bundleOf, COUNTRY } from '../../support/memory-world/sell-plans.ts';

type Terms = 'invoice' | 'account' | 'free';

let at: MemoryShop;
let drop: () => Promise<void>;
let account = '';
beforeAll(async () => {
  const fresh = await freshDatabase();
  drop = fresh.drop;
  at = await openMemoryShop(fresh.database, { LOG_LEVEL: 'fatal' });
  const { deps } = at.shop;
  const { manual } = processorsOf({ manual: manualProcessor(deps.db, () => deps.now()) });
  Object.assign(deps.processors, { manual });
  sendNothingWhenDead();
  await verb('bank_details_publish', {
    accounts: [{ currency: 'USD', holder: 'Simport', bank: 'Sand', account: '12345678', bic: '' }],
    reason: 'A test',
  });
  const company = { name: 'Aurora', currency: 'USD', limit_minor: 100_000_000, due_days: 30 };
  account = (await verb('credit_account_save', { ...company, reason: 'A test' })).id;
}, 180_000);
afterAll(async () => {
  await at.shop.close();
  await drop();
}, 180_000);

/** A dead process sends nothing more. What it had sent arrives. */
function sendNothingWhenDead(): void {
  const { esimGo, mailer } = at.world;
  for (const [party, names] of [
    [esimGo, ['order', 'revoke']],
    [mailer, ['send']],
  ] as unknown as [Record<string, (...args: unknown[]) => unknown>, string[]][])
    for (const name of names) {
      const send = party[name]?.bind(party);
      party[name] = async (...args) => {
        if (isDead()) throw new Error('killed');
        return send?.(...args);
      };
    }
}

function verb<Name extends VerbName>(name: Name, input: unknown): Promise<OutputOf<Name>> {
  return runVerb({ deps: at.shop.deps, by: atCommandLine('test') }, name, input);
}

/** An operator's order of two equal eSIMs, which look alike at the wholesaler. */
class DraftOrder {
  readonly #terms: Terms;
  readonly #email = `${randomUUID()}@example.com`;
  #id = '';

  constructor(terms: Terms) {
    this.#terms = terms;
  }

  async make(): Promise<void> {
    const { id } = await verb('draft_order_save', {
      terms: this.#terms,
      reason: 'A test',
      full_name: 'Mia Larsen',
      email: this.#email,
      language: 'en',
      currency: 'USD',
      lines: [{ bundle_name: bundleOf(0), country_code: COUNTRY, quantity: 2, unit_cents: 900 }],
      valid_until: new Date(at.world.now() + 7 * 86_400_000).toISOString(),
      ...(this.#terms === 'account' && { credit_account: account }),
    });
    this.#id = id;
    if (this.#terms === 'invoice') await verb('draft_order_send', { id, as: 'invoice' });
  }

  /** From the operator's press to the mail. Pressed again, it may say that it is done. */
  async deliver(): Promise<void> {
    const day = new Date(at.world.now()).toISOString().slice(0, 10);
    const id = this.#id;
    const press =
      this.#terms === 'invoice'
        ? verb('transfer_note', { id, cents: 1800, day, reference: `transfer ${id}` })
        : verb('draft_order_place', { id });
    await press.catch((error: unknown) => {
      if (!(error instanceof Problem && error.reason === 'invalid_field')) throw error;
    });
    await at.shop.queue.drain(at.shop.handlers);
    if (isDead()) throw new Error('killed');
  }

  async outcome() {
    const { db } = at.shop.deps.db;
    const draft = await verb('draft_order', { id: this.#id });
    const ids = draft.orders.map(({ id }) => id);
    const esims = await db.select().from(userEsimTable).where(inArray(userEsimTable.purchaseId, ids));
    const isInvoice = and(inArray(invoiceTable.purchaseId, ids), eq(invoiceTable.kind, 'invoice'));
    const { sums } = await verb('journal', { order: ids[0] });
    const mails = at.world.mailer.mails.filter(
      ({ to, subject }) => to === this.#email && /eSIM/.test(subject),
    );
    const owned = new Set(esims.map(({ iccid }) => iccid));
    return {
      state: draft.state,
      states: draft.orders.map(({ state }) => state),
      esims: owned.size,
      ordered: at.world.esimGo.orders.filter(({ iccid }) => owned.has(iccid)).length,
      invoices: (await db.select().from(invoiceTable).where(isInvoice)).length,
      mails: new Set(mails.map(({ messageId }) => messageId)).size,
      owed: draft.payment?.owed.cents,
      journal: sums.map(({ cents }) => cents).filter((cents) => cents !== 0),
    };
  }
}

/** The next process finishes what is left, with the queued jobs or without. */
async function later({ keepsJobs }: { keepsJobs: boolean }): Promise<void> {
  const { shop, world } = at;
  // Ten for a lost order to show, and until those of purchases begun later, which may have taken it, have shown, too.
  for (let minutes = 0; minutes < 13; minutes++) {
    world.pass(60);
    await recover(shop.deps);
    if (keepsJobs || minutes > 5) await shop.queue.drain(shop.handlers);
  }
}

const DEATHS = [
  { what: 'before it asks', answered: false, keepsJobs: true },
  { what: 'before it asks, and its jobs are lost', answered: false, keepsJobs: false },
  { what: 'with the answer on its way', answered: true, keepsJobs: true },
];
/** Every call in the long form, some of them in the short one. */
const EVERY = isLong ? 1 : 4;
const MOST_CALLS = 400;
const OWED: Record<Terms, number> = { invoice: 0, account: 1800, free: 0 };
const ALL = (['invoice', 'account', 'free'] as const).flatMap((terms) =>
  DEATHS.map(({ what, answered, keepsJobs }) => ({ terms, what, answered, keepsJobs })),
);
/** One of each of the terms and of each death; all of them in the long form. */
const TRIED = isLong ? ALL : ALL.filter((_, at) => at === 1 || at === 5 || at === 6);

test.each(TRIED)(
  'a process that dies $what, at each call of a draft order on the terms $terms',
  async ({ terms, answered, keepsJobs }) => {
    const ordersBefore = at.world.esimGo.orders.length;
    const drafts: DraftOrder[] = [];
    for (let isThrough = false; !isThrough;) {
      const draft = new DraftOrder(terms);
      await draft.make();
      await at.shop.queue.drain(at.shop.handlers);
      const call = (drafts.push(draft) - 1) * EVERY;
      isThrough = await dyingAt({ call, answered }, () => draft.deliver()).then(
        () => true,
        () => false,
      );
      if (!keepsJobs) await at.shop.deps.db.db.execute(sql`delete from pgboss.job where state < 'completed'`);
      expect(call).toBeLessThan(MOST_CALLS);
    }
    expect(drafts.length * EVERY).toBeGreaterThan(30);
    await later({ keepsJobs });
    for (const draft of drafts) await draft.deliver();
    await later({ keepsJobs: true });
    for (const draft of drafts)
      expect(await draft.outcome()).toEqual({
        state: 'placed',
        states: ['delivered', 'delivered'],
        esims: 2,
        ordered: 2,
        invoices: 1,
        mails: 1,
        owed: OWED[terms],
        journal: [],
      });
    expect(at.world.esimGo.orders.length - ordersBefore).toBe(2 * drafts.length);
    const sides = await compareRecords(at.shop.deps, new Date(at.world.now() - 86_400_000));
    const manual = sides.find(({ name }) => name === 'Manual payments');
    expect(manual).toMatchObject({ differences: [], failed: null });
    expect(manual?.theirs?.count).toBeGreaterThanOrEqual(drafts.length);
  },
  600_000,
);
