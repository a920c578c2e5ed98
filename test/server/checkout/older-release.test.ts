import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { agreedAmounts } from '../../../src/server/purchase/paid-price.ts';
import { readPayment } from '../../../src/server/purchase/payments.ts';
import { readPurchase } from '../../../src/server/purchase/purchases.ts';
import { purchaseTable } from '../../../src/server/purchase/tables.ts';
import { storedColumns } from '../../support/database/stored-columns.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

test('a release that knows two fees and this one find what the other wrote', async () => {
  const { db } = shop.deps.db;
  const ours = await shop.purchaseOf(await shop.buyer().begin());
  const { rows } = await db.execute(
    sql`select stripe_fee_cents as card, paypal_fee_cents as paypal from purchase where id = ${ours.id}`,
  );
  const feeBy = (method: 'card' | 'paypal') => agreedAmounts(ours, method).fee;
  expect(rows[0]).toEqual({ card: feeBy('card'), paypal: feeBy('paypal') });

  const id = randomUUID();
  const row = {
    id,
    attempt_id: null,
    state: 'created',
    fees: {},
    stripe_fee_cents: 47,
    paypal_fee_cents: 49,
  };
  await db.execute(sql`insert into purchase
    (stripe_fee_cents, paypal_fee_cents, ${storedColumns(purchaseTable)})
    select copy.stripe_fee_cents, copy.paypal_fee_cents, ${storedColumns(purchaseTable, 'copy')}
    from purchase p, lateral jsonb_populate_record(p, ${JSON.stringify(row)}::jsonb) as copy where p.id = ${ours.id}`);
  const reference = 'an order';
  await db.execute(sql`select keep_payment(_purchase => ${id}, _from => '{created}', _to => 'paying',
    _payment => ${randomUUID()}, _provider => 'paypal', _reference => ${reference}, _cents => 1, _currency => 'USD',
    _origin => null, _at => now(), _next_poll => now())`);
  await db.execute(sql`update purchase set paid_by = 'paypal' where id = ${id}`);
  expect(await readPurchase(db, id)).toMatchObject({
    state: 'paying',
    fees: { card: 47, paypal: 49 },
    paidMethod: 'paypal',
  });
  expect((await readPayment(db, 'paypal', reference))?.payment.method).toBe('paypal');
});
