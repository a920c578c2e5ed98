import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { Problem } from '../../domain/problems/problem.ts';
import type { Deps } from '../deps.ts';
import { DRAWN_SECONDS, drawing } from '../drawing/drawing.ts';
import { esimOf, esimOfPurchase, noSuchEsim } from '../esims/queries.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { countTry, type Limit } from '../http/rate-limit.ts';
import { ownerOf } from '../identity/owner-of.ts';
import { readOrderToken } from '../purchase/guest-proof.ts';
import { readPurchase } from '../purchase/purchases.ts';
import type { Purchase } from '../purchase/tables.ts';
import { creditNoteFilename, invoiceFilename } from './attach-invoice.ts';
import { invoicePdf } from './invoices-in.ts';
import { invoiceOf } from './issue-invoice.ts';
import { creditNoteOf, readInvoice } from './queries.ts';
import type { Invoice } from './tables.ts';

/** Drawing occupies a processor for a hundredth of a second, far longer with letters not used before. */
const DRAWINGS: Limit = { name: 'draw-invoice', times: 20, seconds: 60 };

const pdf = {
  200: { description: 'The PDF', content: { 'application/pdf': { schema: z.string() } } },
  ...failures,
};
const byToken = z.object({ token: z.string().max(100) });

const ofEsim = createRoute({
  method: 'get',
  path: '/esims/{id}/invoice',
  summary: 'The invoice of an eSIM, for its owner only',
  request: { params: z.object({ id: z.uuid() }) },
  responses: pdf,
});

const ofOrder = createRoute({
  method: 'get',
  path: '/orders/{token}/invoice',
  summary: 'The invoice of a purchase by its private token, once its eSIM was handed over',
  request: { params: byToken },
  responses: pdf,
});

const creditOfOrder = createRoute({
  method: 'get',
  path: '/orders/{token}/credit-note',
  summary:
    'The newest credit note of a purchase by its private token, or that of one refund, once its money went back',
  request: { params: byToken, query: z.object({ refund: z.uuid().optional() }) },
  responses: pdf,
});

export function invoiceRoutes(deps: Deps) {
  const { db } = deps.db;
  return new OpenAPIHono({ strict: false, defaultHook: refuseInvalid })
    .openapi(ofEsim, async (c) => {
      const owner = await ownerOf(deps, c);
      const { id } = c.req.valid('param');
      const owned = owner ? await esimOf(db, owner, id) : null;
      if (!owned) throw await noSuchEsim(db, owner, id);
      return answerPdf(deps, c, await invoiceOf(deps, owned.row.purchaseId), () => invoiceFilename(id));
    })
    .openapi(ofOrder, async (c) => {
      const purchase = await purchaseOfToken(deps, c.req.valid('param').token);
      const owned = await esimOfPurchase(db, purchase.id);
      const invoice = owned && (await invoiceOf(deps, purchase.id));
      return answerPdf(deps, c, invoice, () => invoiceFilename(owned?.row.id ?? ''));
    })
    .openapi(creditOfOrder, async (c) => {
      const purchase = await purchaseOfToken(deps, c.req.valid('param').token);
      const { refund } = c.req.valid('query');
      const note = refund
        ? await creditNoteOf(db, refund)
        : await readInvoice(db, purchase.id, 'credit_note');
      const isIts = note?.purchaseId === purchase.id;
      return answerPdf(deps, c, isIts ? note : null, creditNoteFilename);
    });
}

async function purchaseOfToken({ cipher, db }: Deps, token: string): Promise<Purchase> {
  const id = readOrderToken(cipher, token);
  const purchase = id ? await readPurchase(db.db, id) : null;
  if (!purchase || purchase.erasedAt) throw new Problem('no_order');
  return purchase;
}

async function answerPdf(
  deps: Deps,
  c: Context,
  invoice: Invoice | null,
  nameOf: (invoice: Invoice) => string,
) {
  if (!invoice) throw new Problem('no_invoice');
  const wait = await countTry(deps, DRAWINGS, invoice.purchaseId);
  if (wait > 0 || drawing.isFull) throw new Problem('too_many_downloads', { seconds: wait || DRAWN_SECONDS });
  const bytes = new Uint8Array(await invoicePdf(deps, invoice));
  return c.body(bytes, 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `attachment; filename="${nameOf(invoice)}"`,
    'Cache-Control': 'no-store',
  });
}
