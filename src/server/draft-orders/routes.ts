import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi';

import { shownDraftSchema } from '../../domain/draft-orders/draft-order-schema.ts';
import { draftNumber } from '../../domain/draft-orders/draft-order.ts';
import { Problem } from '../../domain/problems/problem.ts';
import type { Deps } from '../deps.ts';
import { DRAWN_SECONDS, drawing } from '../drawing/drawing.ts';
import { limitCalls } from '../http/limit-calls.ts';
import { failures, refuseInvalid } from '../http/problems.ts';
import { acceptDraft, placeNow } from './accept-draft.ts';
import { draftOfLink, type FoundDraft, lockDraft } from './draft-orders.ts';
import { draftPdf } from './draft-pdf.ts';
import { presentDraft } from './present-draft.ts';

const params = z.object({ token: z.string().max(100) });
const shown = {
  200: {
    description: 'The order',
    content: { 'application/json': { schema: z.object({ draft_order: shownDraftSchema }) } },
  },
  ...failures,
};

const show = createRoute({
  method: 'get',
  path: '/draft-orders/{token}',
  summary: 'An order that the shop’s people made, by its private token',
  request: { params },
  responses: shown,
});

const accept = createRoute({
  method: 'post',
  path: '/draft-orders/{token}/accept',
  summary: 'Accepts such an order, if no processor is paid for it; may be repeated',
  request: { params },
  responses: shown,
});

const pdf = createRoute({
  method: 'get',
  path: '/draft-orders/{token}/pdf',
  summary: 'The offer as a PDF, or the pro forma invoice once it is accepted',
  request: { params },
  responses: {
    200: { description: 'The PDF', content: { 'application/pdf': { schema: z.string() } } },
    ...failures,
  },
});

export function draftOrderRoutes(deps: Deps) {
  const app = new OpenAPIHono({ strict: false, defaultHook: refuseInvalid });
  app.use('/draft-orders/*', limitCalls(deps, 'draft order'));
  const { db } = deps.db;
  const found = (token: string): Promise<FoundDraft> => draftOfLink({ db, cipher: deps.cipher }, token);
  return app
    .openapi(show, async (c) => {
      const { token } = c.req.valid('param');
      return c.json({ draft_order: await presentDraft(deps, await found(token)) }, 200);
    })
    .openapi(accept, async (c) => {
      const { token } = c.req.valid('param');
      const { draft } = await found(token);
      await db.transaction(async (tx) => {
        const locked = await lockDraft(tx, draft.id);
        // Accepted before, by a press whose answer was lost.
        if (!locked || locked.draft.state === 'accepted') return;
        await acceptDraft(deps, tx, locked, { acceptedBy: 'buyer', actor: { who: 'buyer' } });
      });
      await placeNow(deps, draft.id);
      return c.json({ draft_order: await presentDraft(deps, await found(token)) }, 200);
    })
    .openapi(pdf, async (c) => {
      const { draft } = await found(c.req.valid('param').token);
      if (drawing.isFull) throw new Problem('too_many_calls', { seconds: DRAWN_SECONDS });
      const bytes = await draftPdf(deps, draft);
      return c.body(new Uint8Array(bytes), 200, {
        'Content-Type': 'application/pdf',
        'Content-Disposition': `attachment; filename="${draftNumber(draft.id)}.pdf"`,
        'Cache-Control': 'no-store',
      });
    });
}
