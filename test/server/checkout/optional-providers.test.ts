import { describe, expect, it } from 'vitest';

import type { Quote } from '../../../src/domain/checkout/quote-schema.ts';
import { runCommand } from '../../../src/server/admin/cli/commands.ts';
import { alertsInRecords } from '../../../src/server/alerts/find-alerts.ts';
import { createApp } from '../../../src/server/app.ts';
import type { Deps } from '../../../src/server/deps.ts';
import { processorsOf } from '../../../src/server/providers/registry/processors.ts';
import { dueRefunds } from '../../../src/server/purchase/open-refunds.ts';
import { allRefundsOf } from '../../../src/server/purchase/overview/overview.ts';
import { readPayment } from '../../../src/server/purchase/payments.ts';
import { recover } from '../../../src/server/recovery/recover.ts';
import { sendRefund } from '../../../src/server/refunds/refund.ts';
import { requestRefund } from '../../../src/server/refunds/request-refund.ts';
import { atCommandLine } from '../../../src/server/staff/acting.ts';
import { GoogleWindow } from '../../support/shop/google-window.ts';
import { capturesOf } from '../../support/shop/paypal-side.ts';
import type { TestShop } from '../../support/shop/shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const NO_PAYPAL = 'This shop doesn’t take PayPal. Nothing was charged. Please pay by card.';

async function offersOf(shop: TestShop) {
  const visitor = shop.buyer();
  const settings = await visitor.get<{ paypal: object | null; google: boolean }>('/api/settings');
  const { bundle_name, country_code } = await visitor.plan();
  const { body } = await visitor.post<{ quote: Quote }>('/api/quote', { bundle_name, country_code });
  const { paypal, google } = settings.body;
  return { paypal: paypal !== null, quoted: body.quote.methods.paypal !== null, google };
}

async function expectNoPaypal(shop: TestShop) {
  const mia = shop.buyer();
  const request = await mia.request(await mia.plan(), { payment_method: 'paypal' });
  const { status, body } = await mia.startPaypal(request);
  expect([status, body.code, body.error]).toEqual([402, 'payment_refused', NO_PAYPAL]);
  expect((await mia.post('/api/webhooks/paypal', {})).status).toBe(404);
  expect((await mia.buy()).completed.body.status).toBe('ready');
}

async function expectNoGoogle(shop: TestShop) {
  const ada = shop.buyer();
  for (const path of ['oauth-popup/start?provider=google', 'callback/google?code=1&state=2'])
    expect((await ada.get(`/api/auth/${path}`)).status).toBe(404);
  await ada.signUp();
  expect((await ada.user())?.email).toBe(ada.email);
}

describe('a shop without PayPal', () => {
  const shop = useTestShop({ env: { PAYPAL_CLIENT_ID: 'none' } });

  it('does not offer it, refuses it with an alternative, and sells by card', async () => {
    expect(await offersOf(shop)).toEqual({ paypal: false, quoted: false, google: true });
    await expectNoPaypal(shop);
    const ada = shop.buyer();
    await new GoogleWindow(ada, shop.baseUrl).signIn({ person: 'ada' });
    expect((await ada.user())?.email).toBe('ada@traveller.example');
  });

  it('does not mention it in its report', async () => {
    expect((await runCommand(shop.deps, ['reconcile', '--report'])).text).not.toContain('PayPal');
  });
});

describe('a shop without Google', () => {
  const shop = useTestShop({ env: { GOOGLE_CLIENT_ID: 'none' } });

  it('has none of its addresses, and lets people sign in by e-mail', async () => {
    expect(await offersOf(shop)).toEqual({ paypal: true, quoted: true, google: false });
    await expectNoGoogle(shop);
    expect((await (await shop.buyer().beginAndApprove()).complete()).body.status).toBe('ready');
  });
});

describe('a shop without both', () => {
  const shop = useTestShop({ env: { PAYPAL_CLIENT_ID: 'none', GOOGLE_CLIENT_ID: 'none' } });

  it('sells as usual', async () => {
    expect(await offersOf(shop)).toEqual({ paypal: false, quoted: false, google: false });
    await expectNoPaypal(shop);
    await expectNoGoogle(shop);
  });
});

describe('a shop whose PayPal settings were removed', () => {
  const shop = useTestShop();

  /** The shop as if it had been restarted without them. */
  const without = (): Deps => ({
    ...shop.deps,
    processors: processorsOf({ ...shop.deps.processors, paypal: null }),
  });

  async function boughtByPaypal() {
    const mia = shop.buyer();
    const begun = await mia.beginAndApprove();
    await begun.complete();
    await shop.drain();
    const known = await readPayment(shop.deps.db.db, 'paypal', begun.started.paypal_order_id);
    if (!known) throw new Error('no such purchase');
    return { mia, ...begun, purchase: known.purchase };
  }

  it('shows payments made with it', async () => {
    const { started, request } = await boughtByPaypal();
    const app = createApp(without());
    const answer = await app.request(`/api/orders/${started.order}`);
    const { order } = (await answer.json()) as { order: object };
    expect(order).toMatchObject({ status: 'ready', payment_method: 'paypal', paid_with: 'PayPal' });
    const headers = { 'content-type': 'application/json', origin: shop.baseUrl };
    const body = JSON.stringify({ ...request, ...started });
    const again = await app.request('/api/esims/complete-paypal-purchase', { method: 'POST', headers, body });
    expect(await again.json()).toMatchObject({ status: 'ready' });
  });

  it('owes a refund, tells its operator, delays no other refund, and pays once the settings are back', async () => {
    const { mia, started, purchase } = await boughtByPaypal();
    const deps = without();
    await requestRefund(deps, purchase, {
      who: 'operator',
      why: 'asked by phone',
      by: atCommandLine('test'),
    });
    const [refund] = await allRefundsOf(deps.db.db, purchase.id);
    if (!refund) throw new Error('no refund');
    await expect(sendRefund(deps, refund.id)).rejects.toThrow('PayPal: its settings are not there');
    await recover(deps);
    expect(await dueRefunds(deps.db.db, deps.now(), 50, { unset: ['paypal'] })).toEqual([]);
    expect((await dueRefunds(deps.db.db, deps.now(), 50)).map(({ id }) => id)).toEqual([refund.id]);
    expect((await allRefundsOf(deps.db.db, purchase.id)).map(({ status }) => status)).toEqual(['wanted']);
    const told = await alertsInRecords(deps, new Set(['refund_failed']));
    expect(told).toEqual([
      {
        kind: 'refund_failed',
        subject: refund.id,
        words:
          'A buyer is owed money that was paid with PayPal, but its settings are missing. Set them again, and the refund goes out by itself.',
        purchaseId: purchase.id,
      },
    ]);
    const { text } = await runCommand(deps, ['reconcile', '--report']);
    expect(text).toMatch(/PayPal +unknown +[1-9]/);
    expect(text).toMatch(/PayPal: its settings are not there, so \d+ payments? cannot be asked about/);

    await shop.settle();
    expect((await mia.order(started.order)).status).toBe('refunded');
    expect(await capturesOf(shop, started)).toMatchObject([{ status: 'REFUNDED' }]);
    expect(await alertsInRecords(shop.deps, new Set(['refund_failed']))).toEqual([]);
  });

  it('leaves a payment alone that only PayPal knows, and checks it once the settings are back', async () => {
    const mia = shop.buyer();
    const { body: started } = await mia.startPaypal(await mia.paypalRequest(await mia.plan()));
    const read = async () => {
      const known = await readPayment(shop.deps.db.db, 'paypal', started.paypal_order_id);
      if (!known) throw new Error('no such payment');
      return known.purchase;
    };
    await shop.pass(2 * 3600);
    await recover(without());
    const rested = await read();
    expect(rested.state).toBe('paying');
    const seconds = (rested.nextPollAt.getTime() - shop.deps.now().getTime()) / 1000;
    expect(seconds).toBeGreaterThan(3500);
    await shop.pass(3601);
    await shop.recover();
    expect((await read()).state).toBe('abandoned');
  });
});
