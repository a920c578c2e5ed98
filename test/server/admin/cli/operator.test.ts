import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { orderNumber } from '../../../../src/domain/checkout/order.ts';
import { CannotDo } from '../../../../src/server/admin/cli/answer.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { watch } from '../../../../src/server/alerts/watch.ts';
import { flagForReview } from '../../../../src/server/purchase/flag-for-review.ts';
import { SENDING_MAIL } from '../../../support/outside/calls.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { OPERATOR_EMAIL: 'operator@shop.example' } });

const run = (...words: string[]) => runCommand(shop.deps, words);

/** Somebody's purchase; `id` is its own. */
async function bought(iso = 'JP') {
  const owned = await ownerOfEsim(shop, { iso });
  return { ...owned, id: (await shop.purchaseOf(owned)).id };
}

describe('the operator', () => {
  it('sees the newest orders, and everything about one but its codes', async () => {
    const one = await bought();
    expect((await run('orders')).text).toContain(one.id);
    const { text } = await run('order', one.id);
    for (const fact of ['delivered', one.buyer.email, one.started.payment_intent_id, 'payment accepted'])
      expect(text).toContain(fact);
    expect(text).not.toContain('LPA:');
    expect(text).not.toContain(one.started.client_secret);
  });

  it('finds an order by its number, its buyer’s address or its eSIM, however they are typed', async () => {
    const one = await bought();
    const number = orderNumber(one.id);
    const { iccid = '' } =
      (await one.buyer.get<{ esims: { iccid: string }[] }>('/api/esims')).body.esims[0] ?? {};
    const words = [
      number,
      number.slice(3).replace('-', '').toLowerCase(),
      one.buyer.email.toUpperCase(),
      iccid,
      one.id,
    ];
    for (const word of words) {
      expect((await run('find', word)).text).toContain(one.id);
      expect((await run('order', word)).text).toContain(`number      ${number}`);
    }
    const again = await one.buyer.beginAndPay(await one.buyer.plan('FR'), { attempt_id: randomUUID() });
    await again.complete();
    const [orders = ''] = (await run('find', one.buyer.email)).text.split('\n\n');
    expect(orders.split('\n')).toHaveLength(4);
    await expect(run('refund', one.buyer.email, '--yes')).rejects.toThrow(
      `There are several orders ${one.buyer.email}`,
    );
    await expect(run('order', 'nobody@example.com')).rejects.toThrow('There’s no such order.');
  });

  it('mails an eSIM once more, as the same message', async () => {
    const one = await bought();
    await run('resend', one.id);
    await shop.drain();
    const { mails } = await shop.world.books(one);
    expect(mails).toHaveLength(2);
    expect(new Set(mails.map((mail) => mail.message_id)).size).toBe(1);
  });

  it('is asked before money moves, and refunds even what was used', async () => {
    const one = await bought();
    const { iccid } = (await one.buyer.get<{ esims: { iccid: string }[] }>('/api/esims')).body.esims[0] ?? {};
    await shop.world.control('usage', { iccid, megabytes: 5 });
    const asked = await run('refund', one.id);
    expect(asked.question).toMatch(/^Take the eSIM back and refund \$[\d.]+ to Visa ending in 4242\?$/);
    await shop.settle();
    expect((await shop.purchaseOf(one)).state).toBe('delivered');
    await run('refund', one.id, '--yes', 'the', 'network', 'was', 'down');
    await shop.settle();
    expect((await shop.purchaseOf(one)).state).toBe('refunded');
    const { text } = await run('order', one.id);
    expect(text).toContain('the network was down');
    expect(text).toMatch(
      /^back to the wholesaler\nThe wholesaler took the eSIM back and gave nothing for it /m,
    );
    await expect(run('refund', one.id, '--yes')).rejects.toThrow(CannotDo);
  });

  it('can have the catalogue read and everything looked at now', async () => {
    expect((await run('sync')).text).not.toBe('');
    expect((await run('recover')).text).toMatch(/^checked +\d+$/);
  });

  it('sees our records agree with everybody’s, and what does not', async () => {
    await bought();
    const paypal = await shop.buyer().beginAndApprove();
    await paypal.complete();
    await shop.settle();
    const { text, isAmiss } = await run('reconcile', '--report');
    expect(text).toMatch(/Stripe .*agree/);
    expect(text).toMatch(/PayPal +1, \$[\d.]+ +1, \$[\d.]+ +agree/);
    expect(text).toMatch(/eSIM Go orders .*agree/);
    expect(text).toMatch(/eSIM Go paid back .*agree/);
    expect(text).toMatch(/eSIM Go in stock .*agree/);
    const foreign = await shop.stripe.charge(500);
    const differing = await run('reconcile', '--report');
    expect(differing.text).toContain(`Stripe: ${foreign} succeeded there ($5.00) and is no payment here`);
    expect([isAmiss, differing.isAmiss]).toEqual([false, true]);
  });
});

/** What a verb ends in: an answer, or one sentence without a stack. Anything else that is thrown fails the test. */
async function ending(...words: string[]): Promise<string> {
  const answer = await run(...words).then(
    ({ text }) => text,
    (error: unknown) => {
      if (!(error instanceof CannotDo)) throw error;
      return error.message;
    },
  );
  expect(answer).not.toMatch(/^\s+at /m);
  return answer;
}

describe('while a provider is away', () => {
  it.each(['stripe', 'paypal', 'esim-go', 'mail'] as const)(
    'every verb ends in a sentence (%s)',
    async (provider) => {
      const one = await bought();
      const paypal = await shop.buyer().beginAndApprove();
      await paypal.complete();
      await shop.world.fault({ party: provider, effect: 'cut-before', times: 10_000 });
      const { id } = one;
      const lines = [
        ['orders'],
        ['order', id],
        ['resend', id],
        ['refund', id],
        ['refund', id, '--yes'],
        ['sync'],
        ['recover'],
        ['reconcile', '--report'],
      ];
      for (const words of lines) expect(await ending(...words)).not.toBe('');
      await shop.world.clearFaults();
      // What was asked for in vain is asked for again a minute later.
      await shop.later(61);
      await shop.settle();
      expect((await shop.purchaseOf(one)).state).toBe('refunded');
    },
  );

  it('a refund says who it waits for, and that it goes on by itself', async () => {
    const one = await bought();
    await shop.world.fault({ party: 'esim-go', effect: 'cut-before', times: 10_000 });
    expect(await ending('refund', one.id, '--yes')).toBe(
      'eSIM Go does not answer right now. The refund is noted and goes on by itself.',
    );
    expect(await ending('sync')).toBe('eSIM Go does not answer right now.');
    await shop.world.clearFaults();
    await shop.settle();
    expect((await shop.purchaseOf(one)).state).toBe('refunded');
  });
});

describe('an alert', () => {
  const mailsToOperator = () => shop.subjectsTo('operator@shop.example');
  const lowBalances = async () =>
    (await mailsToOperator()).filter((subject) => subject === 'Simport: Low balance at the wholesaler')
      .length;

  it('is given once while its cause lasts, by log and mail, and again when it comes back', async () => {
    await shop.world.control('balance', { amount: 20 });
    await watch(shop.deps);
    await watch(shop.deps);
    expect(await lowBalances()).toBe(1);
    expect(shop.logged.filter((line) => line.includes('"alert":"low_balance"'))).toHaveLength(1);
    await shop.world.control('balance', { amount: 5000 });
    await watch(shop.deps);
    await shop.world.control('balance', { amount: 20 });
    await watch(shop.deps);
    expect(await lowBalances()).toBe(2);
    await shop.world.control('balance', { amount: 5000 });
    await watch(shop.deps);
  });

  it('is not ended by a wholesaler that cannot be asked', async () => {
    await shop.world.control('balance', { amount: 20 });
    await watch(shop.deps);
    const before = (await mailsToOperator()).length;
    await shop.world.fault({ party: 'esim-go', effect: 'status', status: 500, times: 20 });
    await watch(shop.deps);
    await shop.world.clearFaults();
    await watch(shop.deps);
    expect(await mailsToOperator()).toHaveLength(before);
    await shop.world.control('balance', { amount: 5000 });
    await watch(shop.deps);
  });

  it('tells of disputes, reviews, failed refunds, and orders without a purchase', async () => {
    const disputed = await shop.buyer().beginAndPay(undefined, {}, 'pm_card_createDispute');
    await disputed.complete();
    await shop.pass(3);
    await expect
      .poll(async () => (await shop.drain(), (await shop.purchaseOf(disputed)).disputed))
      .toBe(true);
    const failing = await shop.paid('NL', 'pm_card_refundFail');
    await run('refund', (await shop.purchaseOf(failing)).id, '--yes');
    await shop.drain();
    await flagForReview(
      shop.deps.db.db,
      (await shop.purchaseOf(disputed)).id,
      'the card network warns of fraud',
    );
    await shop.later(60);
    await fetch(`${shop.deps.settings.ESIM_GO_BASE_URL}/orders`, {
      method: 'POST',
      headers: { 'X-API-Key': 'sandbox', 'Content-Type': 'application/json' },
      body: JSON.stringify({
        type: 'transaction',
        assign: true,
        order: [{ type: 'bundle', item: disputed.request.bundle_name, quantity: 1 }],
      }),
    });
    await shop.pass(3600);
    await expect
      .poll(async () => (await shop.drain(), await watch(shop.deps), mailsToOperator()))
      .toContain('Simport: A refund failed');
    const mails = await mailsToOperator();
    for (const subject of [
      'Simport: A payment is disputed',
      'Simport: A purchase needs review',
      'Simport: The wholesaler has an orphaned order',
    ])
      expect(mails).toContain(subject);
  });

  it('says only in the log that mails do not leave', async () => {
    await shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451, times: 500 });
    await shop.buyer().buy();
    await shop.drain().catch(() => {});
    shop.passSeconds(3700);
    await watch(shop.deps);
    expect(shop.logged.some((line) => line.includes('"alert":"mail_stuck"'))).toBe(true);
    await shop.world.clearFaults();
    await shop.settle();
    await watch(shop.deps);
  });
});
