import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { z } from 'zod';

import { decimal } from '../core/currencies.ts';
import { callNotPlayed } from '../core/not-played.ts';
import type { Party, World } from '../core/party.ts';
import { postCallback } from '../core/webhooks.ts';

/** The one key that it takes, which signs its callbacks, too. */
const KEY = 'sandbox';
const FEE_CENTS = 12;
const ANSWER_WITHIN_MS = 20_000;
const RETRY_SECONDS = [1, 10, 60];

const wanted = z.strictObject({
  reference: z.string().min(1).max(100),
  purchase: z.string(),
  description: z.string(),
  amount_cents: z.int().positive(),
  currency: z.string().length(3),
  return_url: z.url(),
});
const refundWanted = z.strictObject({
  key: z.string(),
  refund_id: z.string(),
  amount_cents: z.int().positive(),
});
const answer = z.strictObject({ payment: z.string(), answer: z.enum(['pay', 'back']) });

interface BankPayment extends z.infer<typeof wanted> {
  id: string;
  status: 'open' | 'paid' | 'canceled';
  refunds: { id: string; key: string; refund_id: string; amount_cents: number }[];
}

/**
 * Fast Bank, a processor that only the sandbox has: the buyer pays on its own page, which sends them back. Errors are
 * `{"error": {"code": "...", "message": "..."}}`.
 * @param callbackUrl where callbacks go; none are sent where it is null
 */
export function createBank(world: World, callbackUrl: () => string | null): Party {
  const stored = world.store<BankPayment[]>('bank', () => []);
  const find = (id: string | undefined) => stored.value.find((payment) => payment.id === id);
  const app = new Hono();

  /** What its buyer chose on the page. A payment that is over stays as it is. */
  function decide(payment: BankPayment, chosen: 'pay' | 'back'): void {
    if (payment.status !== 'open' || chosen === 'back') return;
    change(payment, 'payment.paid', { status: 'paid' });
  }

  function change(payment: BankPayment, event: string, to: Partial<BankPayment>): void {
    Object.assign(payment, to);
    stored.save();
    callBack(world, callbackUrl(), { id: randomUUID(), event, payment: payment.id });
  }

  app.get('/pay/:id', (c) => {
    const payment = find(c.req.param('id'));
    return payment ? c.html(page(payment)) : c.notFound();
  });
  app.post('/pay/:id', async (c) => {
    const payment = find(c.req.param('id'));
    if (!payment) return c.notFound();
    const { answer: chosen } = await c.req.parseBody();
    decide(payment, chosen === 'pay' ? 'pay' : 'back');
    return c.redirect(payment.return_url, 303);
  });

  app.use('/payments/*', async (c, next) => {
    const given = Buffer.from(c.req.header('authorization') ?? '');
    const right = Buffer.from(`Bearer ${KEY}`);
    return given.length === right.length && timingSafeEqual(given, right)
      ? next()
      : refusal(c, 401, 'wrong_key');
  });
  app.post('/payments', async (c) => {
    const read = wanted.safeParse(await c.req.json().catch(() => null));
    if (!read.success) return refusal(c, 422, 'unreadable');
    const known = stored.value.find(({ reference }) => reference === read.data.reference);
    const payment: BankPayment = known ?? {
      ...read.data,
      id: `bp_${randomUUID()}`,
      status: 'open',
      refunds: [],
    };
    if (!known) stored.value.push(payment);
    stored.save();
    return c.json(onWire(payment, c), 201);
  });
  app.get('/payments/:id', (c) => {
    const payment = find(c.req.param('id'));
    return payment ? c.json(onWire(payment, c)) : refusal(c, 404, 'no_such_payment');
  });
  app.post('/payments/:id/cancel', (c) => {
    const payment = find(c.req.param('id'));
    if (!payment) return refusal(c, 404, 'no_such_payment');
    if (payment.status === 'open') change(payment, 'payment.canceled', { status: 'canceled' });
    return c.json(onWire(payment, c));
  });
  app.post('/payments/:id/refunds', async (c) => {
    const payment = find(c.req.param('id'));
    const read = refundWanted.safeParse(await c.req.json().catch(() => null));
    if (!payment || payment.status !== 'paid' || !read.success) return refusal(c, 422, 'unreadable');
    const known = payment.refunds.find(({ key }) => key === read.data.key);
    if (known) return c.json({ id: known.id });
    const left = payment.amount_cents - refundedOf(payment);
    if (left === 0) return refusal(c, 409, 'all_refunded');
    if (read.data.amount_cents > left) return refusal(c, 422, 'too_much');
    const made = { ...read.data, id: `br_${randomUUID()}` };
    change(payment, 'payment.refunded', { refunds: [...payment.refunds, made] });
    return c.json({ id: made.id }, 201);
  });
  app.notFound((c) => c.json({ error: { code: 'not_played', message: callNotPlayed(c.req.raw) } }, 404));

  return {
    name: 'bank',
    fetch: (request) => app.fetch(request),
    refusal: (status) => Response.json({ error: { code: 'forced', message: 'forced' } }, { status }),
    controls: {
      'bank-payment': async (body) => {
        const { payment: id, answer: chosen } = answer.parse(body);
        const payment = find(id);
        if (!payment) throw new Error(`there is no payment ${id}`);
        decide(payment, chosen);
        return { status: payment.status };
      },
    },
    ledger: () => ({
      bank_payments: stored.value.map((payment) => ({
        id: payment.id,
        purchase: payment.purchase,
        status: payment.status,
        amount: payment.amount_cents,
        currency: payment.currency,
        refunded: refundedOf(payment),
      })),
    }),
    reset() {
      stored.value = [];
      stored.save();
    },
  };
}

function refusal(c: Context, status: 401 | 404 | 409 | 422, code: string) {
  return c.json({ error: { code, message: code } }, status);
}

function refundedOf({ refunds }: BankPayment): number {
  return refunds.reduce((sum, { amount_cents: cents }) => sum + cents, 0);
}

function onWire({ id, status, purchase, amount_cents, currency, refunds }: BankPayment, c: Context) {
  return {
    id,
    status,
    purchase,
    amount_cents,
    currency,
    fee_cents: FEE_CENTS,
    page_url: new URL(`/pay/${id}`, c.req.url).href,
    refunds: refunds.map((one) => ({ id: one.id, refund_id: one.refund_id, amount_cents: one.amount_cents })),
  };
}

function page({ status, description, amount_cents: cents, currency }: BankPayment) {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width" />
        <title>Fast Bank</title>
      </head>
      <body style="font: 1rem/1.5 system-ui; max-width: 24rem; margin: 3rem auto; padding: 0 1rem">
        <h1>Fast Bank</h1>
        <p>${description}</p>
        <p><b>${decimal(cents, currency)} ${currency}</b></p>
        <form method="post">
          ${status === 'open' ? html`<button name="answer" value="pay">Pay now</button>` : html`<p>This is ${status}.</p>`}
          <button name="answer" value="back">Back to the shop</button>
        </form>
      </body>
    </html>`;
}

function callBack(world: World, url: string | null, content: Record<string, string>): void {
  if (url === null) return;
  const body = JSON.stringify(content);
  const signature = createHmac('sha256', KEY).update(body).digest('hex');
  world.webhooks.deliver({
    party: 'bank',
    id: content['id'] ?? '',
    retrySeconds: RETRY_SECONDS,
    send: () => postCallback(url, body, { 'x-bank-signature': signature }, ANSWER_WITHIN_MS),
  });
}
