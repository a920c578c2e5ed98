import { z } from 'zod';

import { MERCHANT, type Account } from '../account/account.ts';
import { newId } from '../account/ids.ts';
import type { Made, Order } from '../account/state.ts';
import type { Call, MakingRoute, Route } from '../api/api.ts';
import { unprocessable } from '../api/failure.ts';
import { showOrder } from '../api/show.ts';
import { captureOrder } from './capture-order.ts';
import { liveOrder } from './order-life.ts';
import { readOrderRequest, readShape } from './order-request.ts';
import { isInvoicePaid } from './paid-invoices.ts';
import { patchOrder } from './patch-order.ts';

const PATH = '/v2/checkout/orders';
const nothing = z.strictObject({});
const KEPT_SECONDS = 6 * 3600;

/** The routes that read and change orders. */
export function orderRoutes(account: Account): Route[] {
  return [
    {
      method: 'GET',
      path: `${PATH}/:id`,
      answer: ({ id }) => showOrder(account, liveOrder(account, id)),
    },
    {
      method: 'PATCH',
      path: `${PATH}/:id`,
      answer({ id, body }) {
        patchOrder(account, liveOrder(account, id), body);
        return null;
      },
    },
  ];
}

/** The routes that make and capture orders. */
export function orderMaking(account: Account): MakingRoute[] {
  return [
    { path: PATH, keptSeconds: KEPT_SECONDS, make: (call) => createOrder(account, call) },
    {
      path: `${PATH}/:id/capture`,
      keptSeconds: KEPT_SECONDS,
      make({ id, body }) {
        readShape(nothing, body ?? {});
        return captureOrder(account, liveOrder(account, id));
      },
    },
  ];
}

function createOrder(account: Account, { body }: Call): Made {
  const { state, world, shop } = account;
  const { unit, experience, hasSource } = readOrderRequest(body);
  if (unit.invoice_id !== undefined && isInvoicePaid(state, unit.invoice_id)) {
    throw unprocessable('DUPLICATE_INVOICE_ID', {
      field: "/purchase_units/@reference_id=='default'/invoice_id",
      value: unit.invoice_id,
    });
  }
  const merchant = state.nextPayees.shift() ?? shop.paypalMerchantId ?? MERCHANT;
  const order: Order = {
    id: newId(),
    status: hasSource ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
    unit: {
      ...unit,
      payee: { email_address: `${merchant.toLowerCase()}@business.example`, merchant_id: merchant },
    },
    experience,
    created: world.now(),
    updated: world.now(),
    approval: null,
    declinedOnce: [],
    capture: null,
  };
  state.orders[order.id] = order;
  account.save();
  return { kind: 'order', id: order.id };
}
