import { randomUUID } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import type { Buyer } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const named = (buyer: Buyer, fullName: string) => ({
  attempt_id: randomUUID(),
  is_guest: false,
  billing_details: { fullName, email: buyer.email },
});

async function buyAs(buyer: Buyer, changes: Record<string, unknown> = {}) {
  const begun = await buyer.beginAndPay(await buyer.plan(), changes);
  expect((await begun.complete()).status).toBe(200);
  return begun;
}

describe('consent to news', () => {
  it.each([
    [{}, true],
    [{ marketing_opt_out: false }, true],
    [{ marketing_opt_out: true }, false],
    [{ marketing_opt_in: false, marketing_opt_out: false }, false],
  ])('%j is stored as %j: a no wins', async (choice, kept) => {
    const begun = await buyAs(shop.buyer(), { attempt_id: randomUUID(), ...choice });
    expect((await shop.purchaseOf(begun)).marketingOptIn).toBe(kept);
  });

  it('follows a buyer who changes their mind before paying', async () => {
    const mia = shop.buyer();
    const begun = await mia.begin();
    expect((await shop.purchaseOf(begun)).marketingOptIn).toBe(true);
    await mia.start({ ...begun.request, marketing_opt_out: true });
    expect((await shop.purchaseOf(begun)).marketingOptIn).toBe(false);
  });
});

describe('the name of a signed-in buyer', () => {
  it('is saved for an account without a name, as it was at the payment', async () => {
    const mia = await shop.member();
    expect((await mia.user())?.name).toBe('');
    const begun = await mia.begin(await mia.plan(), named(mia, 'Mai Larsen'));
    const request = { ...begun.request, billing_details: { fullName: 'Mia Larsen', email: mia.email } };
    await mia.start(request);
    await mia.pay(begun.started);
    expect((await mia.complete(request, begun.started)).status).toBe(200);
    expect((await mia.user())?.name).toBe('Mia Larsen');
    await buyAs(mia, named(mia, 'Somebody Else'));
    expect((await mia.user())?.name).toBe('Mia Larsen');
  });

  it('is never an address or somebody else’s', async () => {
    const mia = await shop.member();
    await buyAs(mia, named(mia, mia.email));
    expect((await mia.user())?.name).toBe('');
    const guest = shop.buyer();
    await buyAs(guest, { attempt_id: randomUUID() });
    expect((await mia.user())?.name).toBe('');
  });
});
