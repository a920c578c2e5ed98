import type { Context, Hono } from 'hono';

import type { Books } from '../account/books.ts';
import { ourEsim } from '../account/esim.ts';
import { Refusal } from '../account/refusal.ts';
import { oneOf } from '../account/wire.ts';
import { assignmentToRevoke, revokeBundle, type Revocation } from './revoke-bundle.ts';

/** DELETE of a bundle by name, or of one exact assignment. `type` is `transaction` unless the caller says otherwise. */
export function serveRevocations(app: Hono, books: Books): void {
  app.delete('/esims/:iccid/bundles/:name', (c) => {
    const esim = ourEsim(books, c.req.param('iccid'));
    const revocation = revocationOf(c);
    const offerId = c.req.query('offerId');
    if (revocation.refundToBalance && !offerId)
      throw new Refusal(400, 'offerId is required to refund to balance');
    const name = c.req.param('name');
    const assignment = offerId
      ? esim.assignments.find(({ id, bundle }) => id === offerId && bundle === name)
      : assignmentToRevoke(books, esim, name);
    if (!assignment) throw new Refusal(400, `unknown offerId ${offerId}`);
    return c.json({ status: revokeBundle(books, esim, assignment, revocation) });
  });

  app.delete('/esims/:iccid/bundles/:name/assignments/:id', (c) => {
    const { iccid, name, id } = c.req.param();
    const esim = ourEsim(books, iccid);
    const assignment = esim.assignments.find((one) => one.id === id && one.bundle === name);
    if (!assignment) throw new Refusal(400, `unknown assignment ${id}`);
    return c.json({ status: revokeBundle(books, esim, assignment, revocationOf(c)) });
  });
}

function revocationOf(c: Context): Revocation {
  const type = oneOf('type', c.req.query('type'), ['validate', 'transaction'] as const) ?? 'transaction';
  const refund = oneOf('refundToBalance', c.req.query('refundToBalance'), ['true', 'false'] as const);
  return { type, refundToBalance: refund === 'true' };
}
