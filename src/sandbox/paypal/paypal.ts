import { Hono } from 'hono';

import { callNotPlayed } from '../core/not-played.ts';
import type { Party, Shop, World } from '../core/party.ts';
import { openAccount } from './account/account.ts';
import { emptyState } from './account/state.ts';
import { catchUp } from './account/webhook-delivery.ts';
import { grantToken } from './api/access.ts';
import { createApi, errorResponse } from './api/api.ts';
import { leftOut, missing, plainFailure } from './api/failure.ts';
import { captureMaking, captureRoutes } from './captures/captures.ts';
import { disputeRoutes } from './captures/disputes.ts';
import { followRefund } from './captures/settle-refund.ts';
import { transactionRoutes } from './captures/transactions.ts';
import { paypalControls } from './controls.ts';
import { paypalLedger } from './ledger.ts';
import { notificationRoutes } from './notifications.ts';
import { followCapture } from './orders/capture-order.ts';
import { followOrder } from './orders/order-life.ts';
import { orderMaking, orderRoutes } from './orders/orders.ts';
import { approvalRoutes } from './pages/approval-routes.ts';
import { browserRoutes } from './pages/browser-routes.ts';

export interface PaypalOptions {
  /** Read at each delivery, so that the shop may move. */
  shop: Shop;
  /** The party's own address, known once it listens. */
  origin: () => string;
}

export interface Paypal extends Party {
  /** Continues what a restart interrupted. To be called once the origin is known, since callbacks contain it. */
  resume(): void;
}

/** PayPal: the REST API, the browser script with its approval window, and signed webhooks. */
export function createPaypal(world: World, { shop, origin }: PaypalOptions): Paypal {
  const stored = world.store('paypal', emptyState);
  // State stored by an earlier version of the sandbox lacks what that version did not simulate.
  stored.value = { ...emptyState(), ...stored.value };
  const account = openAccount(world, { shop, origin, stored });
  const app = new Hono();
  app.post('/v1/oauth2/token', (c) => grantToken(account, c));
  app.get('/v1/notifications/certs/:id', (c) => {
    const { id, certificate } = account.keys();
    return c.req.param('id') === id
      ? c.body(certificate, 200, { 'content-type': 'application/x-pem-file' })
      : errorResponse(account, missing());
  });
  app.route('/', browserRoutes(account));
  app.route('/', approvalRoutes(account));
  app.route(
    '/',
    createApi(
      account,
      [
        ...orderRoutes(account),
        ...captureRoutes(account),
        ...disputeRoutes(account),
        ...notificationRoutes(account),
        ...transactionRoutes(account),
      ],
      [...orderMaking(account), ...captureMaking(account)],
    ),
  );
  app.notFound((c) => errorResponse(account, leftOut(404, callNotPlayed(c.req.raw))));

  return {
    name: 'paypal',
    fetch: (request) => app.fetch(request),
    refusal: (status) => errorResponse(account, plainFailure(status)),
    controls: paypalControls(account),
    ledger: () => paypalLedger(stored.value),
    resume() {
      for (const order of Object.values(stored.value.orders)) followOrder(account, order);
      for (const capture of Object.values(stored.value.captures)) followCapture(account, capture);
      for (const refund of Object.values(stored.value.refunds)) followRefund(account, refund);
      catchUp(account);
    },
    reset() {
      stored.value = { ...emptyState(), keys: stored.value.keys };
      stored.save();
    },
  };
}
