import { describe, expect, test } from 'vitest';

import { REVOKING } from '../../support/outside/calls.ts';
import { answerTo, bundlesOn, offered, topUp } from '../../support/shop/top-ups.ts';
import { type Owned, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ silent: 'esim-go' });

async function giveBack(owned: Owned) {
  const answer = await owned.giveBack();
  await shop.settle();
  return answer;
}
const statusOf = async (owned: Owned) => (await owned.details()).esim.status;
const lastMail = async ({ buyer }: Owned) => (await shop.world.mailbox(buyer.email))[0];

describe('an added plan', () => {
  test('is returned by itself: the eSIM and its first plan stay in use', async () => {
    const owned = await ownerOfEsim(shop);
    const added = await topUp(shop, owned);
    await owned.use(100);
    expect((await giveBack(added)).status).toBe(200);
    expect(await bundlesOn(shop, owned.iccid)).toEqual([
      'esim_1GB_7D_JP_V2 active',
      'esim_1GB_7D_JP_V2 revoked',
    ]);
    expect([await statusOf(added), await statusOf(owned)]).toEqual(['cancelled', 'purchased']);
    await shop.pass(30);
    await owned.status();
    expect(await statusOf(owned)).toBe('active');
    const mail = await lastMail(owned);
    expect(mail?.text).toContain('the plan for Japan on the eSIM whose ICCID ends in');
    expect(mail?.text).toContain('Other plans on it are unchanged');
    expect(await answerTo(owned)).toEqual([200, undefined]);
  });

  test('cannot be returned once it is in use, and the answer names the plan', async () => {
    const owned = await ownerOfEsim(shop);
    const added = await topUp(shop, owned, 'FR');
    await owned.use(1100);
    const { status, body } = await giveBack(added);
    expect([status, body.code, body.why]).toEqual([409, 'not_refundable', 'used']);
    expect(body.error).toBe('This plan has been activated or used, so it can no longer be refunded.');
    expect(await bundlesOn(shop, owned.iccid)).toEqual([
      'esim_1GB_7D_JP_V2 depleted',
      'esim_1GB_7D_FR_V2 active',
    ]);
  });

  test('is not refunded if the wholesaler does not take it back', async () => {
    const owned = await ownerOfEsim(shop);
    const added = await topUp(shop, owned, 'FR');
    await shop.world.fault({ ...REVOKING, effect: 'status', status: 400, times: 2 });
    const { status, body } = await giveBack(added);
    expect([status, body.why]).toEqual([409, 'not_taken_back']);
    expect(body.error).toContain('doesn’t take this plan back');
    expect(await statusOf(added)).toBe('purchased');
    expect(await bundlesOn(shop, owned.iccid)).not.toContain('esim_1GB_7D_FR_V2 revoked');
  });

  test('stays when the first plan of its eSIM is returned, and the eSIM accepts more', async () => {
    const owned = await ownerOfEsim(shop);
    const added = await topUp(shop, owned, 'FR');
    expect((await giveBack(owned)).status).toBe(200);
    expect(await bundlesOn(shop, owned.iccid)).toEqual([
      'esim_1GB_7D_JP_V2 revoked',
      'esim_1GB_7D_FR_V2 queued',
    ]);
    expect([await statusOf(owned), await statusOf(added)]).toEqual(['cancelled', 'purchased']);
    expect((await lastMail(owned))?.text).not.toContain('It can no longer be installed or used');
    expect((await offered(added, '?limit=2')).body.top_ups).toHaveLength(2);
    expect(await answerTo(added)).toEqual([200, undefined]);
    expect((await giveBack(added)).status).toBe(200);
    expect(await answerTo(added)).toEqual([409, 'top_up_refused']);
  });
});
