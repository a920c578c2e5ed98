import { randomUUID } from 'node:crypto';

import { afterEach, describe, expect, it } from 'vitest';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { SWITCHES, type Switch } from '../../../src/domain/switches/switches.ts';
import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../src/server/admin/run-verb.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { openSwitches } from '../../../src/server/switches/switches.ts';
import { operator } from '../../support/console/operator.ts';
import { ORDERING } from '../../support/outside/calls.ts';
import { buyAgainRequest, sendBuyAgain } from '../../support/shop/buying-again.ts';
import { cardHolder } from '../../support/shop/card-holder.ts';
import { openAlerts } from '../../support/shop/open-alerts.ts';
import { ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const turn = (name: 'pause' | 'resume', input: InputOf<'pause'>) =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
const pause = (what: Switch, words = '') => turn('pause', { what, words, reason: 'a test' });
const resume = (what: Switch) => turn('resume', { what, reason: 'it is over' });

afterEach(async () => {
  for (const what of SWITCHES) await resume(what);
});

const refused = (reason: string, error: string) => ({ status: 409, body: { code: 'paused', reason, error } });

describe('paused sales', () => {
  const WORDS = 'Back at noon.';
  const paused = refused('sales_paused', WORDS);

  it('are refused by every call that begins one, with the operator’s message', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan();
    const { bundle_name, country_code } = plan;
    const card = await buyer.request(plan);
    const paypal = await buyer.paypalRequest(plan);
    const holder = await cardHolder(shop);
    const again = await buyAgainRequest(holder);
    const owned = await ownerOfEsim(shop);
    await pause('sales', `${WORDS}\n`);

    expect(await buyer.post('/api/quote', { bundle_name, country_code })).toMatchObject(paused);
    expect(await buyer.start(card)).toMatchObject(paused);
    expect(await buyer.start({ ...card, wallet: true })).toMatchObject(paused);
    expect(await buyer.startPaypal(paypal)).toMatchObject(paused);
    expect(await sendBuyAgain(holder, again)).toMatchObject(paused);
    expect(await owned.buyer.get(`/api/esims/${owned.id}/top-ups`)).toMatchObject(paused);
    expect(await owned.buyer.get(`/api/esims/${owned.id}/top-ups/${bundle_name}`)).toMatchObject(paused);
    for (const name of ['quote', 'create_checkout_link']) {
      const told = await tool(name, { place: 'JP', plan: bundle_name });
      expect(told).toMatchObject({ isError: true, content: [{ text: WORDS }] });
    }
    expect(await tool('list_plans', { place: 'JP' })).not.toHaveProperty('isError');

    await resume('sales');
    expect((await buyer.start(card)).status).toBe(200);
  });

  it('let a payment in progress be paid and delivered, by card and by PayPal', async () => {
    const [mia, tom] = [shop.buyer(), shop.buyer()];
    const byCard = await mia.begin();
    const byPaypal = await tom.beginAndApprove();
    await pause('sales', WORDS);
    // Requested once more, as after a declined card, it is the same payment.
    expect((await mia.start(byCard.request)).body).toEqual(byCard.started);
    await mia.pay(byCard.started);
    expect((await byCard.complete()).body.status).toBe('ready');
    expect((await byPaypal.complete()).body.status).toBe('ready');
  });

  it('begin no second payment for a purchase that has one by another method', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan();
    const begun = await buyer.begin(plan);
    const paypal = await buyer.paypalRequest(plan);
    await pause('sales', WORDS);
    expect(await buyer.startPaypal(paypal)).toMatchObject(paused);
    await buyer.pay(begun.started);
    expect((await begun.complete()).body.status).toBe('ready');
  });

  it('are announced to pages in the settings, and only then', async () => {
    const settings = async () => (await shop.buyer().get<{ salesPaused?: string }>('/api/settings')).body;
    const before = await settings();
    expect(before).not.toHaveProperty('salesPaused');
    expect(before).not.toHaveProperty('walletsPaused');
    await pause('sales');
    expect((await settings()).salesPaused).toMatch(/^We’re taking a short break/);
    await pause('wallets');
    expect(await settings()).toHaveProperty('walletsPaused', true);
  });
});

describe('a paused payment method', () => {
  it('is the only one refused, and is named in quotes', async () => {
    const buyer = shop.buyer();
    const plan = await buyer.plan();
    const card = await buyer.request(plan);
    const paypal = await buyer.paypalRequest(plan);
    const other = () => ({ attempt_id: randomUUID() });
    const asked = {
      card: () => buyer.start({ ...card, ...other() }),
      wallets: () => buyer.start({ ...card, ...other(), wallet: true }),
      paypal: () => buyer.startPaypal({ ...paypal, ...other() }),
    };
    const quote = async () => {
      const { bundle_name, country_code } = plan;
      return (await buyer.post<{ quote: Quote }>('/api/quote', { bundle_name, country_code })).body.quote;
    };
    expect(await quote()).not.toHaveProperty('paused');
    for (const method of ['card', 'wallets', 'paypal'] as const) {
      await pause(method, `No ${method} today.`);
      expect((await quote()).paused).toEqual({ [method]: `No ${method} today.` });
      for (const [name, ask] of Object.entries(asked)) {
        const { status, body } = await ask();
        const wanted = name === method ? [409, 'method_paused'] : [200, undefined];
        expect([name, status, body.reason], method).toEqual([name, ...wanted]);
      }
      await resume(method);
    }
  });
});

describe('paused top-ups', () => {
  it('are refused when chosen and when paid, and nothing else is', async () => {
    const owned = await ownerOfEsim(shop);
    const plan = await owned.buyer.plan();
    const onto = { attempt_id: randomUUID(), top_up_esim_id: owned.id };
    const request = await owned.buyer.request(plan, onto);
    await pause('top_ups', 'Not now.');
    const paused = refused('top_ups_paused', 'Not now.');
    expect(await owned.buyer.get(`/api/esims/${owned.id}/top-ups`)).toMatchObject(paused);
    expect(await owned.buyer.start(request)).toMatchObject(paused);
    expect(
      (await owned.buyer.start({ ...request, attempt_id: randomUUID(), top_up_esim_id: null })).status,
    ).toBe(200);
  });
});

describe('paused refunds', () => {
  const by = atCommandLine('test');
  const waiting = async () => (await runVerb({ deps: shop.deps, by }, 'switches', {})).waiting;

  it('wait on a list, a buyer’s with its time of request, and are sent once resumed', async () => {
    const owned = await ownerOfEsim(shop);
    const before = (await waiting()).count;
    await pause('refunds');
    const asked = await owned.giveBack();
    expect(asked).toMatchObject({ status: 202, body: { status: 'asked' } });
    expect(asked.body).toHaveProperty('words', expect.stringContaining('Yours is noted'));
    await shop.settle();
    await shop.minutes(3);
    expect((await shop.world.books(owned)).refunds).toEqual([]);
    // The eSIM stays with its buyer as long as the money stays with us.
    expect((await owned.buyer.order(owned.started.order)).status).toBe('ready');
    expect(await openAlerts(shop)).toContain('refunds_paused');
    const list = await waiting();
    expect(list.count).toBe(before + 1);
    expect(list.refunds.map(({ order }) => order.id)).toContain((await shop.purchaseOf(owned)).id);
    await resume('refunds');
    await shop.settle();
    expect((await shop.world.books(owned)).refunds).toMatchObject([{ status: 'succeeded' }]);
    expect((await waiting()).count).toBe(before);
  });

  it('delay what the shop owes by itself, even after the policy’s hours', async () => {
    const paid = await shop.paid('JP');
    await shop.world.fault({ ...ORDERING, effect: 'status', status: 400 });
    await pause('refunds');
    await shop.settle();
    expect((await paid.buyer.order(paid.started.order)).status).toBe('refunding');
    expect((await shop.world.books(paid)).refunds).toEqual([]);
    await shop.later(25 * 3600);
    expect((await shop.world.books(paid)).refunds).toEqual([]);
    await resume('refunds');
    await shop.settle();
    expect((await shop.world.books(paid)).refunds).toMatchObject([{ status: 'succeeded' }]);
  });

  it('do not delay an operator’s, even if a buyer had requested it', async () => {
    const owned = await ownerOfEsim(shop);
    await pause('refunds');
    await owned.giveBack();
    await runVerb({ deps: shop.deps, by }, 'refund', {
      order: (await shop.purchaseOf(owned)).id,
    });
    await shop.settle();
    expect((await shop.world.books(owned)).refunds).toMatchObject([{ status: 'succeeded' }]);
  });
});

describe('a switch', () => {
  it('is changed only by an operator who saw its current state, and the audit has who, why, before and after', async () => {
    const manager = await operator(shop, 'manager');
    const [before] = (await manager.ask<OutputOf<'switches'>>('switches')).body.switches;
    const version = before?.version ?? 0;
    const input = { what: 'sales', words: 'Back soon.', reason: 'the wholesaler is away', version };
    const { status, body } = await manager.tell<OutputOf<'pause'>>('pause', input);
    expect(status).toBe(200);
    expect(body.switches[0]).toMatchObject({
      what: 'sales',
      paused: true,
      words: 'Back soon.',
      why: 'the wholesaler is away',
      by: manager.email,
      version: version + 1,
    });
    expect((await manager.tell('pause', input)).body.reason).toBe('changed_by_another');
    const { acts } = (await manager.ask<OutputOf<'audit'>>('audit', { what: 'paused' })).body;
    expect(acts[0]).toMatchObject({
      operator: manager.email,
      subject: 'sales',
      why: 'the wholesaler is away',
      before: { state: 'on' },
      after: { state: 'paused', words: 'Back soon.' },
    });
    // Pausing again with the same message records nothing.
    await pause('sales', 'Back soon.');
    const after = (await manager.ask<OutputOf<'audit'>>('audit', { what: 'paused' })).body.acts;
    expect(after[0]?.id).toBe(acts[0]?.id);
  });

  it('is known as paused to a process that starts', async () => {
    await pause('paypal', 'No PayPal.');
    expect((await openSwitches(shop.deps.db, () => false)).current()).toEqual({ paypal: 'No PayPal.' });
  });

  it('can be changed at the command line', async () => {
    const run = async (...words: string[]) => (await runCommand(shop.deps, words, { user: 'root' })).text;
    expect(await run('pause', 'sales', 'Back', 'at', 'noon.', '--reason', 'moving')).toContain(
      'Back at noon.',
    );
    expect(await run('switches')).toMatch(/^sales +yes .*Back at noon\./m);
    expect(JSON.parse(await run('switches', '--json')).switches[0]).toMatchObject({
      paused: true,
      why: 'moving',
    });
    expect(await run('resume', 'sales')).toMatch(/^sales +no /m);
    await expect(run('pause', 'everything')).rejects.toThrow(/sales, card, wallets/);
  });
});

async function tool(name: string, args: object) {
  const response = await shop.app.request(`${shop.baseUrl}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  });
  const text = await response.text();
  const json = /^data: (.*)$/m.exec(text)?.[1] ?? text;
  return (JSON.parse(json) as { result: Record<string, unknown> }).result;
}
