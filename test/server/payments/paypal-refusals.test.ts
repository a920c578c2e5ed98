import { beforeEach, describe, expect, it } from 'vitest';

import { REFUSALS } from '../../../src/sandbox/paypal/account/issues.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { capturesOf } from '../../support/shop/paypal-side.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
let older: ReadonlySet<string>;
beforeEach(async () => {
  older = new Set(await sentByPaypal());
});

/** The bank declines once: a second capture of the same approval succeeds. */
const declineNext = (next = 'INSTRUMENT_DECLINED') => shop.world.control('paypal-captures', { next });

async function sentByPaypal(): Promise<string[]> {
  const all = await shop.world.callbacks();
  return all.filter(({ party }) => party === 'paypal').map(({ id }) => id);
}

/** Hours during which the sweep runs, and PayPal resends its events. */
async function waitForHours(hours: number): Promise<void> {
  for (let minutes = 0; minutes < hours * 60; minutes += 10) {
    await shop.pass(600);
    // Those of earlier tests would be a hundred more each time, about purchases that have ended.
    for (const id of (await sentByPaypal()).filter((one) => !older.has(one)))
      await shop.world.control('webhooks', { party: 'paypal', action: 'resend', id });
    await shop.settle();
  }
}

describe('after PayPal refused a payment method', () => {
  it.each(['INSTRUMENT_DECLINED', 'REDIRECT_PAYER_FOR_ALTERNATE_FUNDING', 'PAYER_ACTION_REQUIRED'])(
    'a buyer who read that (%s) and left is never charged, however long the shop and PayPal keep running',
    async (issue) => {
      await shop.world.webhooks('hold', 'paypal');
      const mia = shop.buyer();
      const begun = await mia.beginAndApprove();
      await declineNext(issue);
      const told = await begun.complete();
      expect([told.status, told.body.code]).toEqual([402, 'instrument_declined']);
      expect(told.body.error).toContain('Nothing was charged.');
      // The event of the refused approval comes late, and twice.
      await shop.world.webhooks('release', 'paypal');
      await shop.world.webhooks('duplicate', 'paypal');
      await waitForHours(0.7);
      expect(await capturesOf(shop, begun.started)).toEqual([]);
      await waitForHours(3);
      expect(await capturesOf(shop, begun.started)).toEqual([]);
      expect((await mia.order(begun.started.order)).status).toBe('unpaid');

      // Back on the page, the buyer approves again and is charged once.
      const again = await mia.beginAndApprove(undefined);
      expect((await again.complete()).body.status).toBe('ready');
      expect(await capturesOf(shop, again.started)).toMatchObject([{ status: 'COMPLETED', refunded: 0 }]);
      expect(await capturesOf(shop, begun.started)).toEqual([]);
    },
  );

  it('the sweep captures a newer approval once if the browser died after it', async () => {
    const mia = shop.buyer();
    const begun = await declinedOnce(mia);
    await shop.pass(60);
    await mia.approve(begun.started);
    await expect
      .poll(async () => (await shop.settle(), (await mia.order(begun.started.order)).status))
      .toBe('ready');
    await waitForHours(1);
    expect(await capturesOf(shop, begun.started)).toHaveLength(1);
  });

  it('a page that only checks the result charges nobody, but a new approval does', async () => {
    const mia = shop.buyer();
    const begun = await declinedOnce(mia);
    const asked = await mia.completePaypal(begun.request, begun.started, { paypal_payer_id: '' });
    expect([asked.status, asked.body.code]).toEqual([402, 'instrument_declined']);
    expect(await capturesOf(shop, begun.started)).toEqual([]);
    await mia.approve(begun.started);
    expect((await begun.complete()).body.status).toBe('ready');
    expect(await capturesOf(shop, begun.started)).toHaveLength(1);
  });

  it.each(['before it asks', 'while it asks'])(
    'a sweep and an event in progress during the refusal do not charge after it (%s)',
    async (when) => {
      const mia = shop.buyer();
      await shop.world.webhooks('hold', 'paypal');
      const begun = await mia.beginAndApprove();
      // The sweep has read the payment, and waits for PayPal's answer about the order; or the buyer's call is slow.
      const fault =
        when === 'before it asks'
          ? { method: 'GET', path: '/v2/checkout/orders/*' }
          : { method: 'POST', path: '/v2/checkout/orders/*/capture' };
      await shop.world.fault({ party: 'paypal', ...fault, effect: 'delay', delay_ms: 1500 });
      await declineNext();
      shop.passSeconds(120);
      const sweepFirst = when === 'before it asks' ? shop.recover() : null;
      const telling = sweepFirst ? null : begun.complete();
      await expect.poll(async () => (await shop.world.faults()).length).toBe(0);
      const sweep = sweepFirst ?? shop.recover();
      const told = await (telling ?? begun.complete());
      await sweep;
      expect(told.body.code).toBe('instrument_declined');
      await shop.settle();
      expect(await capturesOf(shop, begun.started)).toEqual([]);
    },
  );

  async function declinedOnce(mia: Buyer) {
    const begun = await mia.beginAndApprove();
    await declineNext();
    expect((await begun.complete()).body.code).toBe('instrument_declined');
    await shop.settle();
    return begun;
  }
});

describe('the refusals of a PayPal payment', () => {
  it.each(REFUSALS)(
    '%s: has a message for people, charges nothing, and lets the buyer continue',
    async (issue) => {
      const mia = shop.buyer();
      const request = await mia.paypalRequest(await mia.plan());
      const started = (await mia.startPaypal(request)).body;
      await shop.world.webhooks('hold', 'paypal');
      await mia.approve(started, 'pat', issue);
      const { status, body } = await mia.completePaypal(request, started);
      expect(status).toBe(402);
      expect(body.error).toMatch(/Nothing was charged( now)?\. /);
      expect(body.error).not.toMatch(/[A-Z]+_[A-Z]+|payer|payee|transaction|instrument/);
      // A repeat, a reload and the sweep give the same answer and charge nobody.
      const again = await mia.completePaypal(request, started, { paypal_payer_id: '' });
      expect(again.body).toEqual(body);
      await shop.world.webhooks('release', 'paypal');
      await waitForHours(0.5);
      expect(await capturesOf(shop, started)).toEqual([]);
      expect((await mia.completePaypal(request, started, { paypal_payer_id: '' })).body).toEqual(body);

      // The same checkout: another PayPal account pays for the same purchase.
      const next = (await mia.startPaypal(request)).body;
      expect(next.order).toBe(started.order);
      await mia.approve(next);
      expect((await mia.completePaypal(request, next)).body.status).toBe('ready');
      const taken = [...(await capturesOf(shop, started)), ...(await capturesOf(shop, next))];
      expect(new Set(taken.map(({ id }) => id)).size).toBe(1);
    },
  );

  it('a new order is made for the same attempt if PayPal allows no more attempts of the first', async () => {
    const mia = shop.buyer();
    const request = await mia.paypalRequest(await mia.plan());
    const first = (await mia.startPaypal(request)).body;
    await mia.approve(first, 'pat', 'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED');
    const { body } = await mia.completePaypal(request, first);
    expect(body).toMatchObject({ code: 'payment_refused', advice: 'try-later' });
    const second = (await mia.startPaypal(request)).body;
    expect(second.paypal_order_id).not.toBe(first.paypal_order_id);
    expect(second.order).toBe(first.order);
    await mia.approve(second);
    expect((await mia.completePaypal(request, second)).body.status).toBe('ready');
  });

  it('a card pays for the same purchase after any of them', async () => {
    const mia = shop.buyer();
    const plan = await mia.plan();
    const request = await mia.paypalRequest(plan);
    const started = (await mia.startPaypal(request)).body;
    await mia.approve(started, 'pat', 'PAYER_ACCOUNT_RESTRICTED');
    expect((await mia.completePaypal(request, started)).body).toMatchObject({ advice: 'ask-paypal' });
    const card = await mia.beginAndPay(plan);
    expect(card.started.order).toBe(started.order);
    expect((await card.complete()).body.status).toBe('ready');
    expect(await capturesOf(shop, started)).toEqual([]);
  });
});

describe('a fault of ours', () => {
  it('sends the operator one alert with PayPal’s debug id', async () => {
    const told = async (issue: string) => {
      const mails = (await shop.world.mails()).filter(({ subject }) =>
        /PayPal refuses payments/.test(subject),
      );
      return mails.filter(({ text }) => text.includes(issue));
    };
    for (const issue of ['TRANSACTION_RECEIVING_LIMIT_EXCEEDED', 'PAYER_ACCOUNT_RESTRICTED']) {
      for (let buyers = 0; buyers < 2; buyers++) {
        const mia = shop.buyer();
        const begun = await mia.beginAndApprove();
        await mia.approve(begun.started, 'pat', issue);
        await begun.complete();
      }
    }
    await watch(shop.deps);
    await watch(shop.deps);
    await shop.drain();
    expect(await told('PAYER_ACCOUNT_RESTRICTED')).toEqual([]);
    const [alert, ...others] = await told('TRANSACTION_RECEIVING_LIMIT_EXCEEDED');
    expect(others).toEqual([]);
    const [, id = ''] = /debug id for PayPal['’]s support is (\w+)\./.exec(alert?.text ?? '') ?? [];
    expect(id).toMatch(/^[0-9a-f]{13}$/);
    expect(shop.logged.some((line) => line.includes(id) && line.includes('ours to mend'))).toBe(true);
  });

  it('gets the same message if PayPal does not even make the order', async () => {
    const mia = shop.buyer();
    const request = await mia.paypalRequest(await mia.plan());
    const path = '/v2/checkout/orders';
    await shop.world.fault({ party: 'paypal', method: 'POST', path, effect: 'status', status: 422 });
    const { status, body } = await mia.startPaypal(request);
    expect([status, body.code]).toEqual([402, 'payment_refused']);
    expect(body.error).toContain('Nothing was charged.');
    expect((await mia.startPaypal(request)).status).toBe(200);
  });
});
