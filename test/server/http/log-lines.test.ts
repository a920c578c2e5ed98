import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';

import { watch } from '../../../src/server/alerts/watch.ts';
import { inWork, presentWork } from '../../../src/server/core/work.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import { recover } from '../../../src/server/recovery/recover.ts';
import { SENDING_MAIL } from '../../support/outside/calls.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
beforeEach(() => {
  shop.logged.length = 0;
});

interface Line {
  msg: string;
  path?: string;
  job?: string;
  requestId?: string;
  purchaseId?: string;
}

const linesWith = (words: string) =>
  shop.logged
    .map((line) => JSON.parse(line) as Line)
    .filter(({ msg, path }) => `${msg} ${path}`.includes(words));
const noMail = (times = 1) => shop.world.fault({ ...SENDING_MAIL, effect: 'status', status: 451, times });

it('the lines of a call about a purchase name both', async () => {
  const begun = await shop.buyer().beginAndPay();
  const { id } = await shop.purchaseOf(begun);
  const { headers } = await begun.complete();
  expect(linesWith('/api/esims/create-payment-intent')).toMatchObject([{ purchaseId: id }]);
  const [completed] = linesWith('/api/esims/complete-purchase');
  expect(completed).toMatchObject({ purchaseId: id, requestId: headers.get('x-request-id') });
  const [quoted] = linesWith('/api/quote');
  expect(quoted?.requestId).not.toBe(completed?.requestId);
  expect(quoted).not.toHaveProperty('purchaseId');
});

it('the lines of a job name its kind and its purchase, and the call that sent it', async () => {
  const paid = await shop.paid('FR');
  const { id } = await shop.purchaseOf(paid);
  await shop.world.fault({
    party: 'esim-go',
    method: 'POST',
    path: '/v2.4/orders',
    effect: 'status',
    status: 500,
  });
  await shop.drain();
  expect(linesWith('no eSIM yet')).toMatchObject([{ job: 'purchase.fulfil', purchaseId: id }]);

  await noMail();
  await shop.later(3600);
  expect(linesWith('job failed')).toMatchObject([{ job: 'mail.send', purchaseId: id }]);

  const mia = await shop.member();
  await shop.drain();
  shop.logged.length = 0;
  await noMail();
  const { headers } = await mia.post('/api/auth/request-password-reset', { email: mia.email });
  await shop.drain();
  // The mail of the purchase may fail again meanwhile.
  const failed = linesWith('job failed').filter((line) => !('purchaseId' in line));
  expect(failed).toMatchObject([{ job: 'mail.send', requestId: headers.get('x-request-id') }]);
});

it('jobs sent by database functions, and their lines, name the call', async () => {
  const begun = await shop.buyer().beginAndPay();
  const { headers } = await begun.complete();
  const requestId = headers.get('x-request-id');
  const { rows } = await shop.deps.db.db.execute(
    sql`select name, data ->> 'requestId' as "requestId" from pgboss.job where data ? 'mailId' or data ? 'purchaseId'`,
  );
  expect(rows).toContainEqual({ name: 'mail.send', requestId });
  expect(rows).toContainEqual({ name: 'purchase.fulfil', requestId });
  // Emails of earlier tests may be sent again meanwhile, so one fault could meet one of those.
  await noMail(100);
  await shop.drain();
  const { id } = await shop.purchaseOf(begun);
  const failed = linesWith('job failed').filter(({ purchaseId }) => purchaseId === id);
  expect(failed).toMatchObject([{ job: 'mail.send', requestId }]);
});

it.each([
  ['recover', recover, { before: { disputed: false }, after: { state: 'refunded' } }],
  ['watch', watch, { before: { disputed: true }, after: { disputed: false } }],
])('once %s has looked at a purchase, its lines are about none', async (_name, sweep, { before, after }) => {
  const paid = await shop.paid('FR');
  const { id } = await shop.purchaseOf(paid);
  await shop.deps.db.db.update(purchaseTable).set(before).where(eq(purchaseTable.id, id));
  shop.passSeconds(3600);
  const work = await inWork({}, async () => {
    await sweep(shop.deps);
    return presentWork();
  });
  expect(work).toEqual({});
  expect(await shop.purchaseOf(paid)).toMatchObject(after);
});
