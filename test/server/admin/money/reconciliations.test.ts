import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { watch } from '../../../../src/server/alerts/watch.ts';
import { providerOrderTable } from '../../../../src/server/esims/tables.ts';
import { paymentTable } from '../../../../src/server/purchase/tables.ts';
import { compareRecords } from '../../../../src/server/reconciliation/compare-records.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { operator } from '../../../support/console/operator.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const HOUR = 3600;

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('root') }, name, input);
const run = (...words: string[]) => runCommand(shop.deps, words, { user: 'root' });
const daily = () => shop.handlers['reconciliation.run']({});
const history = async () => (await ask('reconciliations', { limit: 100 })).reconciliations;
const openCases = async () => (await ask('cases', { state: 'open', kind: 'books_differ' })).cases;

async function sold(): Promise<string> {
  const owned = await ownerOfEsim(shop);
  await shop.settle();
  return (await shop.purchaseOf(owned)).id;
}

/** Puts another amount into a payment of ours. */
const write = (purchaseId: string, cents: number) =>
  shop.deps.db.db
    .update(paymentTable)
    .set({ amountCents: sql`${paymentTable.amountCents} + ${cents}` })
    .where(eq(paymentTable.purchaseId, purchaseId));

describe('our books', () => {
  it('are compared once a day and on request, and each result is stored', async () => {
    await sold();
    await daily();
    await daily();
    const [first, ...others] = await history();
    expect(others).toEqual([]);
    expect(first).toMatchObject({ by: null, outcome: 'agree' });
    expect(first?.sides.map(({ name }) => name)).toEqual([
      'Stripe',
      'PayPal',
      'Manual payments',
      'eSIM Go orders',
      'eSIM Go paid back',
      'eSIM Go in stock',
    ]);
    await run('reconcile', '--report', '2');
    await shop.pass(24 * HOUR);
    await daily();
    expect((await history()).map(({ by, outcome }) => [by, outcome])).toEqual([
      [null, 'agree'],
      ['command line (root)', 'agree'],
      [null, 'agree'],
    ]);
    expect((await run('reconciliations')).text).toMatch(/command line \(root\) .*agree/);
    const page = await ask('reconciliations', { limit: 1 });
    const next = await ask('reconciliations', { limit: 1, after: page.next ?? '' });
    expect(next.reconciliations[0]?.by).toBe('command line (root)');
  });

  it('become a case if they differ, which ends with an agreeing comparison of the same period', async () => {
    const id = await sold();
    await write(id, 1);
    await shop.pass(24 * HOUR);
    await daily();
    const [found, ...others] = await openCases();
    expect(others).toEqual([]);
    expect(found?.words).toMatch(/differ in 1 entry\. Stripe: pi_\w+ is \$[\d.]+ there and \$[\d.]+ here/);
    const facts = (await ask('case', { case: found?.id ?? '' })).ours;
    expect(facts.map(({ name }) => name)).toEqual([
      'Compared',
      'Compared since',
      'Differs since',
      'Differences',
    ]);
    // A report of the last hour shows nothing of it, and ends nothing.
    const { isAmiss } = await run('reconcile', '--report', '1');
    expect(isAmiss).toBe(false);
    expect(await openCases()).toHaveLength(1);
    // Days later it is still in the compared period.
    await shop.pass(5 * 24 * HOUR);
    await daily();
    expect((await history())[0]).toMatchObject({ by: null, outcome: 'differ' });
    await write(id, -1);
    await watch(shop.deps);
    expect(await openCases()).toHaveLength(1);
    await ask('case_act', { case: found?.id ?? '' });
    expect(await openCases()).toEqual([]);
    expect((await ask('case', { case: found?.id ?? '' })).state).toBe('over');
  });

  it('do not count as different if they could not be compared, and are compared again within the day', async () => {
    await shop.pass(24 * HOUR);
    await shop.world.fault({ party: 'stripe', effect: 'cut-before', times: 10_000 });
    await daily();
    await shop.world.clearFaults();
    const [failed] = await history();
    expect(failed).toMatchObject({ by: null, outcome: 'failed' });
    expect(failed?.sides.map(({ name, failed: why, theirs }) => [name, why, theirs === null])).toEqual([
      ['Stripe', 'Stripe does not answer right now', true],
      ['PayPal', null, false],
      ['Manual payments', null, false],
      ['eSIM Go orders', null, false],
      ['eSIM Go paid back', null, false],
      ['eSIM Go in stock', null, false],
    ]);
    expect(await openCases()).toEqual([]);
    await daily();
    expect((await history())[0]).toMatchObject({ by: null, outcome: 'agree' });

    // Other differences do not keep anybody from being checked again.
    const id = await sold();
    await write(id, 1);
    await shop.pass(24 * HOUR);
    await shop.world.fault({ party: 'esim-go', effect: 'cut-before', times: 10_000 });
    await daily();
    await shop.world.clearFaults();
    expect((await history())[0]?.outcome).toBe('differ');
    const before = (await history()).length;
    await write(id, -1);
    await daily();
    await daily();
    expect((await history()).length).toBe(before + 1);
    expect((await history())[0]?.outcome).toBe('agree');
    expect(await openCases()).toEqual([]);

    await shop.world.fault({ party: 'esim-go', effect: 'cut-before', times: 10_000 });
    const { text, isAmiss } = await run('reconcile', '--report');
    await shop.world.clearFaults();
    expect(text).toMatch(/Stripe .*agree/);
    expect(text).toContain('eSIM Go orders: eSIM Go does not answer right now');
    expect(isAmiss).toBe(true);
  });

  it.each([
    ['a second earlier here than there', -1],
    ['a second later here than there', 1],
  ])('agree if the period begins within a sale that was booked %s', async (_when, seconds) => {
    const purchaseId = await sold();
    const moved = sql`make_interval(secs => ${2 * seconds})`;
    const { db } = shop.deps.db;
    const [payment] = await db
      .update(paymentTable)
      .set({ createdAt: sql`${paymentTable.createdAt} + ${moved}` })
      .where(eq(paymentTable.purchaseId, purchaseId))
      .returning();
    const [order] = await db
      .update(providerOrderTable)
      .set({ startedAt: sql`${providerOrderTable.startedAt} + ${moved}` })
      .where(eq(providerOrderTable.purchaseId, purchaseId))
      .returning();
    await shop.pass(HOUR);
    for (const time of [payment?.createdAt, order?.startedAt]) {
      const sides = await compareRecords(shop.deps, new Date(Number(time) - 1000 * seconds));
      expect(sides.map(({ differences }) => differences)).toEqual(sides.map(() => []));
    }
  });

  it('wait ten minutes for the news of a payment', async () => {
    const purchaseId = await sold();
    const set = (status: 'open' | 'accepted') =>
      shop.deps.db.db.update(paymentTable).set({ status }).where(eq(paymentTable.purchaseId, purchaseId));
    await set('open');
    const since = new Date(shop.deps.now().getTime() - HOUR * 1000);
    const lines = async () => (await compareRecords(shop.deps, since))[0]?.differences;
    expect(await lines()).toEqual([]);
    await shop.pass(HOUR / 4);
    expect(await lines()).toEqual([expect.stringMatching(/^pi_\w+ is succeeded there and open here$/)]);
    await set('accepted');
    expect(await lines()).toEqual([]);
  });

  it('are compared in the operator’s name, which the audit records', async () => {
    const finance = await operator(shop, 'finance');
    const { status, body } = await finance.tell<{ id: string; by: string }>('reconciliation_run', {
      hours: 48,
    });
    expect([status, body.by]).toEqual([200, finance.email]);
    const one = await finance.ask<{ outcome: string }>('reconciliation', { id: body.id });
    expect(one.body.outcome).toBe('agree');
    const { acts } = await ask('audit', { limit: 1 });
    expect(acts[0]).toMatchObject({ what: 'reconciled', operator: finance.email });
    expect(
      (await finance.ask('reconciliation', { id: '00000000-0000-4000-8000-000000000000' })).body.reason,
    ).toBe('no_book_entry');
  });
});
