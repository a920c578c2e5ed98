import type { Context, Hono } from 'hono';

import type { Books } from '../account/books.ts';
import { type Esim, ourEsim } from '../account/esim.ts';
import type { Order } from '../account/order.ts';
import { Refusal } from '../account/refusal.ts';
import { retryAfter, type Version } from '../account/wire.ts';
import { smdpOnWire } from '../orders/order-on-wire.ts';
import { assignmentOnWire } from './esim-on-wire.ts';

/** GET /esims/assignments: the activation data of orders, as CSV unless the caller accepts JSON. */
export function serveAssignments(app: Hono, books: Books, version: Version): void {
  app.get('/esims/assignments', (c) => {
    const references = c.req.queries('reference') ?? [];
    if (references.length === 0) throw new Refusal(400, 'reference is required');
    const orders = references.map((reference) => finishedOrder(books, reference));
    const rows = orders.flatMap((order) =>
      order.lines.flatMap((line) =>
        line.iccids.map((iccid) => ({ order, bundle: line.item, esim: ourEsim(books, iccid) })),
      ),
    );
    if (version === '2.5') rows.forEach(({ esim }) => refuseDeactivated(esim));
    const accept = c.req.header('accept') ?? '';
    if (accept.includes('application/zip')) throw new Refusal(406, 'application/zip is not available here');
    if (!accept.includes('application/json')) return csv(c, books, rows);
    const extra = (c.req.queries('additionalFields') ?? []).flatMap((list) => list.split(','));
    const shown = rows.map(({ esim }) => assignmentOnWire(books, esim, version, extra));
    const single = books.options.assignmentsShape === 'by count' && shown.length === 1;
    return c.json((single ? shown[0] : shown) as object);
  });
}

interface Row {
  order: Order;
  bundle: string;
  esim: Esim;
}

function finishedOrder(books: Books, reference: string): Order {
  const order = books.order(reference);
  if (!order) throw new Refusal(books.options.unknownOrderStatus, `unknown reference ${reference}`);
  if (books.now() >= order.processedAt) return order;
  const again = { 'retry-after': retryAfter(books, order.processedAt) };
  throw new Refusal(503, 'still processing, try again later', again);
}

function refuseDeactivated(esim: Esim): void {
  if (esim.profileStatus === 'Deactivated') throw new Refusal(410, `eSIM ${esim.iccid} is deactivated`);
}

function csv(c: Context, books: Books, rows: Row[]): Response {
  const lines = rows.map(({ order, bundle, esim }) =>
    [esim.iccid, esim.matchingId, smdpOnWire(books, esim.smdpAddress), bundle, order.reference].join(','),
  );
  const text = ['ICCID,Matching ID,RSP URL,Bundle,Reference', ...lines, ''].join('\n');
  return c.body(text, 200, { 'content-type': 'text/csv; charset=utf-8' });
}
