import { Hono, type Context } from 'hono';
import { z } from 'zod';

import { PAYERS } from '../../test-data/payers.ts';
import type { Account } from '../account/account.ts';
import { REFUSALS } from '../account/issues.ts';
import type { Order } from '../account/state.ts';
import { PaypalFailure } from '../api/failure.ts';
import type { Outcome } from '../browser/messages.ts';
import { approveOrder, liveOrder } from '../orders/order-life.ts';
import { approvalPage } from './approval-page.ts';
import { noticePage, outcomePage, pageHeaders } from './page.ts';

const answerForm = z.object({
  answer: z.enum(['pay', 'cancel']),
  payer: z.enum(PAYERS.map(({ id }) => id)),
  refusal: z.enum(['', ...REFUSALS]).default(''),
});

/**
 * `/checkoutnow?token={order}`: PayPal's window. If the browser script opened it (`sdk=1`), it reports the outcome to the shop's
 * page; otherwise it leads back to the order's `return_url` or `cancel_url`.
 */
export function approvalRoutes(account: Account): Hono {
  const app = new Hono();
  app.get('/checkoutnow', (c) => {
    const order = waitingOrder(account, c.req.query('token') ?? '');
    if (typeof order === 'string') return over(c, order);
    const wrong = currencyProblem(order, c.req.query('currency'));
    if (wrong !== undefined) return leave(c, order, { kind: 'failed', order: order.id, message: wrong });
    const { return_url, cancel_url } = order.experience;
    const shops = [return_url, cancel_url].flatMap((url) => (url === undefined ? [] : [new URL(url).origin]));
    return c.html(approvalPage(order), 200, pageHeaders([...new Set(shops)]));
  });
  app.post('/checkoutnow', async (c) => {
    const order = waitingOrder(account, c.req.query('token') ?? '');
    if (typeof order === 'string') return over(c, order);
    const form = answerForm.safeParse(await c.req.parseBody());
    if (!form.success) return c.text('Nobody of that name pays here', 400);
    const payer = PAYERS.find(({ id }) => id === form.data.payer);
    if (form.data.answer === 'cancel' || !payer)
      return leave(c, order, { kind: 'cancelled', order: order.id });
    if (payer.play === 'fails') {
      const message = 'The approval window failed (forced by the sandbox)';
      return leave(c, order, { kind: 'failed', order: order.id, message });
    }
    approveOrder(account, order, payer, form.data.refusal || null);
    return leave(c, order, { kind: 'approved', order: order.id, payer: payer.account });
  });
  return app;
}

/** The order, or the title of the page that says why there is nothing to approve. */
function waitingOrder(account: Account, id: string): Order | string {
  try {
    const order = liveOrder(account, id);
    return order.status === 'COMPLETED' ? 'This payment is made already' : order;
  } catch (error) {
    if (error instanceof PaypalFailure) return 'There is nothing to pay here';
    throw error;
  }
}

function over(c: Context, title: string) {
  const why =
    'The order was paid, has run out, or was forgotten with a reset. Close this window and go back to the shop.';
  return c.html(noticePage(title, why), 404, pageHeaders());
}

function currencyProblem(order: Order, expected: string | undefined): string | undefined {
  const { currency_code: found } = order.unit.amount;
  if (expected === undefined || expected === found) return undefined;
  return `Expected currency from order api call to be ${expected}, got ${found}. Please ensure you are passing currency=${found} to the sdk url.`;
}

function leave(c: Context, order: Order, outcome: Outcome) {
  if (c.req.query('sdk') === '1') return c.html(outcomePage(outcome), 200, pageHeaders());
  const isApproved = outcome.kind === 'approved';
  const address = isApproved ? order.experience.return_url : order.experience.cancel_url;
  if (address === undefined) {
    const title = isApproved ? 'You agreed to pay' : 'Nothing is paid';
    return c.html(noticePage(title, 'You can close this window.'), 200, pageHeaders());
  }
  const back = new URL(address);
  back.searchParams.set('token', order.id);
  if (outcome.payer !== undefined) back.searchParams.set('PayerID', outcome.payer);
  return c.redirect(back.href, 303);
}
