import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';

import { staleFacts } from '../../../../src/domain/help/dated-facts.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { VERSION } from '../../../../src/server/core/installation.ts';
import { startHeartbeat } from '../../../../src/server/processes/heartbeat.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { LOW_BALANCE_USD: '1' } });

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
const run = async (...words: string[]) => (await runCommand(shop.deps, words, { user: 'root' })).text;

describe('health', () => {
  it('shows providers by their real calls and callbacks, mails and processes, but no setting’s value', async () => {
    await shop.world.webhooks('release');
    await ownerOfEsim(shop);
    await shop.settle();
    const process = startHeartbeat(shop.deps, 'shop');
    await process.beat();
    const told = await ask('health', {});
    expect(told.processes).toMatchObject([{ role: 'shop', version: VERSION, heard: true }]);
    const providers = new Map(told.providers.map((provider) => [provider.id, provider]));
    expect([...providers.keys()]).toEqual(['stripe', 'paypal', 'esim-go', 'google']);
    const stripe = providers.get('stripe');
    expect(stripe?.calls).toBeGreaterThan(0);
    expect(stripe).toMatchObject({ failed: 0, calls_back: true, last_call: { status: '200' } });
    expect(stripe?.last_callback?.type).toMatch(/^(payment_intent|charge|refund)\./);
    expect(told.mails.last_sent).not.toBeNull();
    expect(told.stale_facts).toEqual(staleFacts(shop.deps.now()));
    const german = told.translations.find(({ language }) => language === 'Deutsch');
    expect(german?.messages).toBeGreaterThan(2000);
    expect(german?.translated).toBeGreaterThan(2000);
    expect(german?.reviewed).toBeLessThanOrEqual(german?.translated ?? 0);
    const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: other } = shop.deps.settings;
    for (const secret of [key, other]) expect(JSON.stringify(told)).not.toContain(secret);
    expect([...told.settings.set, ...told.settings.unset]).toContain('STRIPE_SECRET_KEY');
    expect(await run('health')).toMatch(/^Stripe|^stripe/m);
    await process.leave();
    expect((await ask('health', {})).processes).toEqual([]);
  });

  it('runs the doctor on request', async () => {
    const counted = () =>
      Object.entries(shop.deps.meter.callFacts(shop.deps.now())).map(([id, { calls }]) => [id, calls]);
    const before = counted();
    const { findings } = await ask('doctor', {});
    expect(findings.map(({ about }) => about)).toContain('Database');
    // Its questions do not count as the shop's own calls.
    expect(counted()).toEqual(before);
  });
});

describe('jobs', () => {
  it('are listed if they failed for good, and run again on request', async () => {
    const { id: purchaseId } = await shop.purchaseOf(await ownerOfEsim(shop));
    await shop.settle();
    const fail = async () => {
      await shop.deps.queue.send('purchase.fulfil', { purchaseId });
      await shop.deps.db.db.execute(
        sql`update pgboss.job set state = 'failed', completed_on = now(), retry_count = 4
          where name = 'purchase.fulfil' and state = 'created'`,
      );
    };
    await fail();
    const { failed, kinds } = await ask('jobs', {});
    expect(failed).toMatchObject([{ name: 'purchase.fulfil', tries: 5, order: { id: purchaseId } }]);
    expect(kinds.find(({ name }) => name === 'purchase.fulfil')?.waiting).toBe(0);
    const [job] = failed;
    expect(await run('jobs')).toContain(job?.id);
    const again = await ask('jobs_retry', { id: job?.id, reason: 'mended' });
    expect(again.jobs).toEqual([{ id: job?.id, name: 'purchase.fulfil' }]);
    expect((await ask('jobs', {})).failed).toEqual([]);
    expect((await ask('jobs', {})).kinds.find(({ name }) => name === 'purchase.fulfil')?.waiting).toBe(1);
    await shop.drain();
    expect((await ask('jobs', {})).failed).toEqual([]);
    const { acts } = await ask('audit', { what: 'job run again' });
    expect(acts[0]).toMatchObject({ subject: `purchase.fulfil ${job?.id}`, why: 'mended' });
    await expect(ask('jobs_retry', { id: job?.id })).rejects.toMatchObject({ reason: 'no_failed_job' });
    expect(await run('jobs', 'retry')).toBe('jobs: none');
    await fail();
    expect(await run('jobs', 'retry')).toContain('purchase.fulfil');
  });
});
