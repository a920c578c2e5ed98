import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { VerbName } from '../../../src/server/admin/registry.ts';
import { type OutputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import { compareRecords } from '../../../src/server/reconciliation/compare-records.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { CaseWorker } from '../../support/console/case-worker.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const worker = new CaseWorker(shop);
const DAY = 86_400;
beforeAll(() => worker.open());

/** By the command line, since an open console ends while days pass. */
const verb = <Name extends VerbName>(name: Name, input: unknown): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);

beforeEach(async () => {
  const account = { currency: 'USD', holder: 'Simport', bank: 'Sand', account: '12345678', bic: '' };
  await verb('bank_details_publish', { accounts: [account], reason: 'A test' });
});

async function make(terms: 'invoice' | 'account' | 'free', more: Record<string, unknown> = {}) {
  const plan = await shop.buyer().plan('JP');
  return verb('draft_order_save', {
    terms,
    reason: 'A test',
    full_name: 'Mia Larsen',
    email: `${terms}-${shop.deps.now().getTime()}@aurora.example`,
    language: 'en',
    currency: 'USD',
    lines: [{ bundle_name: plan.bundle_name, country_code: 'JP', quantity: 1, unit_cents: 5000 }],
    valid_until: new Date(shop.deps.now().getTime() + 7 * DAY * 1000).toISOString(),
    ...more,
  });
}

const today = () => shop.deps.now().toISOString().slice(0, 10);
const note = (id: string, cents: number) =>
  verb('transfer_note', { id, cents, day: today(), reference: `transfer ${cents}` });

/** Whether the plans of Japan are on sale. */
async function sell(isSold: boolean): Promise<void> {
  await shop.deps.db.db.execute(sql`update plan set available = ${isSold} where country_code = 'JP'`);
  await shop.deps.db.db.execute(sql`update catalog_revision set revision = revision + 1`);
  await shop.deps.catalog.refresh();
}

describe('an invoice that is not paid in time', () => {
  it('is a case whose act reminds its buyer, once a day, until all of the money is noted', async () => {
    const { id, email, number } = await make('invoice');
    await verb('draft_order_send', { id, as: 'invoice' });
    await shop.settle();
    await note(id, 2000);
    shop.passSeconds(13 * DAY);
    await watch(shop.deps);
    await expect(worker.caseOf('invoice_overdue')).rejects.toThrow();
    shop.passSeconds(2 * DAY);
    await watch(shop.deps);
    const found = await worker.caseOf('invoice_overdue');
    expect(found.words).toContain(`${number} was to be paid by`);
    expect(found.words).toContain('$30.00 is missing');
    expect(await verb('draft_order', { id })).toMatchObject({ is_overdue: true, state: 'accepted' });

    const press = async () => {
      const { id: which, version, draft_order: about } = await verb('case', { case: found.id });
      expect(about).toBe(id);
      return verb('case_act', { case: which, seen: version });
    };
    expect((await press()).state).toBe('open');
    await expect(press()).rejects.toThrow('less than a day ago');
    await shop.settle();
    const mails = await shop.world.mailbox(email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      `Payment reminder: ${number}`,
      `Your offer ${number} from Simport`,
    ]);
    expect(mails[0]?.text).toContain(`your payment for ${number} was due on`);
    shop.passSeconds(DAY);
    await press();
    await shop.settle();
    expect(await shop.subjectsTo(email)).toHaveLength(3);

    await note(id, 3000);
    await watch(shop.deps);
    expect((await verb('case', { case: found.id })).state).toBe('over');
    expect(await verb('draft_order', { id })).toMatchObject({ is_overdue: false, state: 'placed' });
  });

  it('is one on account too, which is delivered by then', async () => {
    const credit = { name: 'Aurora', currency: 'USD', limit_minor: 9000, due_days: 30, reason: 'A test' };
    const account = await verb('credit_account_save', credit);
    const { id, email, number } = await make('account', { credit_account: account.id });
    await verb('draft_order_place', { id });
    await shop.settle();
    shop.passSeconds(31 * DAY);
    await watch(shop.deps);
    const found = await worker.caseOf('invoice_overdue');
    await verb('case_act', { case: found.id, seen: found.version });
    await shop.settle();
    expect(await shop.subjectsTo(email)).toContain(`Payment reminder: ${number}`);
    await note(id, 5000);
    await watch(shop.deps);
    expect((await verb('case', { case: found.id })).state).toBe('over');
  });
});

describe('a draft order that is paid when its plan is gone', () => {
  async function stuck() {
    await sell(true);
    const { id, email } = await make('invoice');
    await verb('draft_order_send', { id, as: 'invoice' });
    await sell(false);
    await note(id, 5000);
    await shop.settle();
    shop.passSeconds(11 * 60);
    await watch(shop.deps);
    const found = await worker.caseOf('draft_stuck');
    expect(found.words).toContain('is not sold any more');
    const draft = await verb('draft_order', { id });
    expect(draft).toMatchObject({ state: 'accepted', stuck_lines: [1], orders: [] });
    return { id, email, draft, caseId: found.id };
  }
  /** Of the money: the wholesaler's clock has not moved along. */
  const differences = async () =>
    (await compareRecords(shop.deps, new Date(shop.deps.now().getTime() - 90 * DAY * 1000)))
      .filter(({ name }) => name === 'Manual payments')
      .flatMap(({ differences: all }) => all);

  it('is delivered once with another plan, at the price that was paid', async () => {
    const { id, draft, caseId, email } = await stuck();
    const other = await shop.buyer().plan('FR');
    const change = { id, version: draft.version, line: 1, reason: 'Agreed by phone' };
    const plan = { bundle_name: other.bundle_name, country_code: 'FR' };
    const gone = { ...change, bundle_name: draft.lines[0]?.bundle_name, country_code: 'JP' };
    await expect(verb('draft_order_change_plan', gone)).rejects.toThrow('not on sale');
    await verb('draft_order_change_plan', { ...change, ...plan });
    await shop.settle();
    const now = await verb('draft_order', { id });
    expect(now).toMatchObject({ state: 'placed', stuck_lines: null, total: { cents: 5000 } });
    expect(now.orders.map(({ state }) => state)).toEqual(['delivered']);
    expect((await shop.subjectsTo(email)).filter((subject) => subject.includes('France'))).toHaveLength(1);
    expect((await verb('case', { case: caseId })).state).toBe('over');
    await expect(
      verb('draft_order_change_plan', { ...change, ...plan, version: now.version }),
    ).rejects.toThrow();
    expect(await differences()).toEqual([]);
  });

  it('is given up, and its money is owed to its buyer until somebody notes that it went back', async () => {
    const { id, caseId } = await stuck();
    const given = await verb('draft_order_give_up', { id, reason: 'No other plan fits' });
    expect(given).toMatchObject({ state: 'canceled', link: null, payment: { owed: { cents: -5000 } } });
    await sell(true);
    await shop.recover();
    await shop.settle();
    expect((await verb('draft_order', { id })).orders).toEqual([]);
    expect((await verb('case', { case: caseId })).state).toBe('over');
    const back = { id, cents: 5000, day: today(), reference: 'back' };
    expect((await verb('transfer_return', back)).payment?.owed.cents).toBe(0);
    await expect(verb('transfer_return', { ...back, reference: 'again' })).rejects.toThrow('No more than');
    expect(await differences()).toEqual([]);
  });

  it('is ordered by itself once its plan is sold again, and is not given up then', async () => {
    const { id } = await stuck();
    await sell(true);
    await shop.recover();
    await shop.settle();
    const now = await verb('draft_order', { id });
    expect(now.orders.map(({ state }) => state)).toEqual(['delivered']);
    await expect(verb('draft_order_give_up', { id, reason: 'Too late' })).rejects.toThrow();
  });
});
