import { describe, expect, it } from 'vitest';

import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { operator } from '../../../support/console/operator.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const SECRET = 'sk_test_nobody_may_read_this';
const shop = useTestShop({ env: { STRIPE_SECRET_KEY: SECRET, METRICS_TOKEN: 'a token of sixteen' } });

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
const states = async () =>
  Object.fromEntries((await ask('setup', {})).steps.map(({ step, state }) => [step, state]));

describe('the setup guide', () => {
  it('is proved step by step by the doctor, from the brand to the first refund', async () => {
    expect(new Set(Object.values(await states()))).toEqual(new Set(['unchecked', 'live']));
    const first = await ask('setup_check', {});
    expect(first).toMatchObject({ mode: 'sandbox', hidden: false, next: 'brand', missing: [] });
    expect(await states()).toEqual({
      brand: 'open',
      legal: 'open',
      keys: 'done',
      mail: 'open',
      domain: 'live',
      wallets: 'live',
      purchase: 'open',
    });
    const brand = first.steps.find(({ step }) => step === 'brand');
    expect(brand?.findings).toMatchObject([{ about: 'Brand', light: 'amber' }]);

    await ask('brand_publish', { brand: { name: 'Roamwell' }, reason: 'ours' });
    await ask('settings_publish', {
      values: {
        LEGAL_NAME: 'Roamwell Ltd',
        LEGAL_ADDRESS: '1 Harbour Road, Cork',
        SUPPORT_EMAIL: 'help@roamwell.test',
        MAIL_FROM: 'Roamwell <hello@roamwell.test>',
      },
      reason: 'ours',
    });
    for (const page of ['terms', 'privacy', 'refund_policy', 'accessibility', 'about'] as const)
      await ask('page_publish', { page, title: 'Ours', text: 'We wrote this.', reason: 'ours' });
    // Nothing is done before it is checked again.
    expect((await states())['brand']).toBe('open');
    for (const step of ['brand', 'legal'] as const) await ask('setup_check', { step });
    expect(await states()).toMatchObject({ brand: 'done', legal: 'done', mail: 'open' });

    const bought = await shop.paid('JP');
    await shop.settle();
    await shop.settle();
    await ask('setup_check', {});
    expect(await states()).toMatchObject({ mail: 'done', purchase: 'open' });
    const { id } = await shop.purchaseOf(bought);
    await ask('refund', { order: id, reason: 'the last step' });
    await shop.settle();
    const last = await ask('setup_check', { step: 'purchase' });
    expect(last.next).toBe(null);
    expect(last.steps.at(-1)?.findings.map(({ about, light }) => [about, light])).toEqual([
      ['First purchase', 'green'],
      ['First refund', 'green'],
    ]);
  });

  it('is put away by owners alone, and comes back', async () => {
    const [ada, bob] = [await operator(shop, 'owner'), await operator(shop, 'manager')];
    expect((await bob.tell('setup_hide', {})).status).toBe(403);
    expect((await bob.ask('setup')).status).toBe(200);
    expect((await ada.tell('setup_hide', {})).status).toBe(200);
    expect((await ask('setup', {})).hidden).toBe(true);
    await ask('setup_hide', { hidden: false });
    expect((await ask('setup', {})).hidden).toBe(false);
    const { acts } = await ask('audit', { what: 'setup guide put away', limit: 5 });
    expect(acts).toHaveLength(1);
  });
});

describe('a secret', () => {
  const of = async (name: string) => (await ask('secrets', {})).secrets.find((one) => one.name === name);

  it('is said to be set and to work, with when that was checked', async () => {
    const before = await of('GOOGLE_CLIENT_SECRET');
    await ask('secret_check', { name: 'GOOGLE_CLIENT_SECRET' });
    expect(before).toMatchObject({ is_set: true, from: 'sandbox', can_be_checked: true });
    expect(await of('GOOGLE_CLIENT_SECRET')).toMatchObject({
      findings: [{ light: 'green' }],
      checked_at: expect.any(String) as string,
    });
    expect(await of('DATA_KEY')).toMatchObject({ is_set: true, from: 'shop' });
    expect(await of('AIRALO_CLIENT_SECRET')).toMatchObject({ is_set: false, from: null, findings: [] });
  });

  it('that its provider refuses does not work, and the answer says why', async () => {
    await shop.world.fault({ party: 'stripe', effect: 'status', status: 401 });
    await ask('secret_check', { name: 'STRIPE_SECRET_KEY' });
    await shop.world.clearFaults();
    const told = await of('STRIPE_SECRET_KEY');
    expect(told?.findings[0]).toMatchObject({ light: 'red' });
    await ask('secret_check', { name: 'STRIPE_SECRET_KEY' });
    expect((await of('STRIPE_SECRET_KEY'))?.findings[0]).toMatchObject({ light: 'green' });
  });

  it('is proved by a callback that was signed with it', async () => {
    await shop.paid('JP');
    await shop.settle();
    expect((await of('STRIPE_WEBHOOK_SECRET'))?.signed_at).toEqual(expect.any(String));
  });

  it('is in no answer, no log and no audit', async () => {
    const owner = await operator(shop, 'owner');
    const answers = await Promise.all(
      ['secrets', 'settings', 'setup', 'health'].map(async (verb) => (await owner.ask(verb)).body),
    );
    const { acts } = await ask('audit', { limit: 100 });
    const all = JSON.stringify([answers, acts, await ask('doctor', {}), shop.logged]);
    expect(all).not.toContain(SECRET);
    expect(all).not.toContain('a token of sixteen');
  });

  it('is checked by managers, and by nobody below them', async () => {
    for (const role of ['support', 'finance', 'viewer'] as const) {
      const who = await operator(shop, role);
      expect((await who.ask('secrets')).status).toBe(403);
      expect((await who.tell('secret_check', { name: 'SMTP_URL' })).status).toBe(403);
    }
    const manager = await operator(shop, 'manager');
    expect((await manager.tell('secret_check', { name: 'SMTP_URL' })).status).toBe(200);
  });
});
