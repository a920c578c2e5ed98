import { randomUUID } from 'node:crypto';

import { describe, expect, test } from 'vitest';

import { ORDERING } from '../../support/outside/calls.ts';
import { readPdf } from '../../support/reading/read-pdf.ts';
import type { Answer, Completed } from '../../support/shop/answers.ts';
import { cardHolder } from '../../support/shop/card-holder.ts';
import { bundlesOn, esimCount, paidTopUp, topUp } from '../../support/shop/top-ups.ts';
import { type Listed, type Owned, ownerOfEsim } from '../../support/shop/usage.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const LOW = 'You’ve used 80% of your data for Japan';
const USED = 'You’ve used all your data for Japan';

const seen = async (owned: Owned) => {
  const { esim } = await owned.details();
  return [esim.usage?.bundle_state ?? null, esim.usage?.usage_percent ?? null, esim.status];
};
/** Uses data as the phone would, and waits for the effects of the network's callbacks. */
async function use(owned: Owned, megabytes: number, alerts: string[]): Promise<void> {
  await shop.pass(10);
  await owned.use(megabytes);
  const told = async () => {
    await shop.drain();
    return owned.alerts();
  };
  await expect.poll(told).toEqual(alerts);
}

test('data runs low, runs out, is topped up and runs low again, with one mail each time', async () => {
  const buyer = await shop.member();
  const owned = await ownerOfEsim(shop, { buyer });
  await use(owned, 850, [LOW]);
  expect(await seen(owned)).toEqual(['active', 85, 'active']);
  await use(owned, 500, [LOW, USED]);
  expect(await seen(owned)).toEqual(['depleted', 100, 'depleted']);

  const added = await topUp(shop, owned);
  expect(added.iccid).toBe(owned.iccid);
  await use(owned, 850, [LOW, USED, LOW]);
  expect(await seen(added)).toEqual(['active', 85, 'active']);
  expect(await seen(owned)).toEqual(['depleted', 100, 'depleted']);
  await use(owned, 500, [LOW, USED, LOW, USED]);

  const { timeline } = await owned.details();
  expect(timeline.filter(({ step }) => step === 'topped_up')).toMatchObject([
    { source: 'shop', plan: '1 GB for 7 days, Japan' },
  ]);
  expect((await added.details()).timeline.map(({ step }) => step)).not.toContain('topped_up');
});

describe('what its owner sees of an added plan', () => {
  test('is a row of its own on the same eSIM, without codes, with its own invoice', async () => {
    const owned = await ownerOfEsim(shop);
    const { buyer } = owned;
    const begun = await paidTopUp(owned, 'FR');
    const { esim_id: id } = (await begun.complete()).body;
    const { esims } = (await buyer.get<Listed>('/api/esims')).body;
    expect(esims).toMatchObject([
      { id, iccid: owned.iccid, top_up_of: owned.id, has_activation: false, country_name: 'France' },
      { id: owned.id, iccid: owned.iccid, top_up_of: null, has_activation: true },
    ]);
    expect((await buyer.get(`/api/esims/${id}/activation`)).status).toBe(404);
    expect((await buyer.get(`/api/esims/${owned.id}/activation`)).status).toBe(200);

    const order = await buyer.order(begun.started.order);
    expect(order).toMatchObject({
      status: 'ready',
      top_up: { esim_id: owned.id, iccid: owned.iccid },
      esim: { id, iccid: owned.iccid, activation: null },
    });
    const codes = (
      await buyer.get<{ activation: { matching_id: string } }>(`/api/esims/${owned.id}/activation`)
    ).body.activation.matching_id;
    const { body: page } = await shop.buyer().get(`/api/orders/${begun.started.order}`);
    expect(JSON.stringify(page)).not.toContain(codes);

    const invoice = await buyer.ask(`/api/esims/${id}/invoice`);
    const { text } = await readPdf(Buffer.from(await invoice.arrayBuffer()));
    expect(text).toContain('France');
  });

  test('names its eSIM while it is being ordered', async () => {
    const owned = await ownerOfEsim(shop);
    await shop.world.fault({ ...ORDERING, effect: 'status', status: 403, times: 30 });
    const begun = await paidTopUp(owned);
    expect((await begun.complete()).status).toBe(202);
    const { body } = await owned.buyer.get<{ waiting: object[] }>('/api/esims');
    expect(body.waiting).toMatchObject([{ top_up: { esim_id: owned.id, iccid: owned.iccid } }]);
    await shop.world.clearFaults();
    await shop.later(61);
    expect((await owned.buyer.order(begun.started.order)).status).toBe('ready');
  });
});

describe('a top-up can be paid', () => {
  test('with PayPal, like any purchase', async () => {
    const owned = await ownerOfEsim(shop);
    const before = await esimCount(shop);
    const { buyer } = owned;
    const changes = { attempt_id: randomUUID(), top_up_esim_id: owned.id };
    const begun = await buyer.beginAndApprove(await buyer.plan('FR'), 'pat', changes);
    const { status, body } = await begun.complete();
    expect([status, body.iccid]).toEqual([200, owned.iccid]);
    expect(await bundlesOn(shop, owned.iccid)).toEqual([
      'esim_1GB_7D_JP_V2 queued',
      'esim_1GB_7D_FR_V2 queued',
    ]);
    expect(await esimCount(shop)).toBe(before);
  });

  test('with a saved card in one call, once per request, for the chosen eSIM', async () => {
    const buyer = await cardHolder(shop);
    const [first] = (await buyer.get<Listed>('/api/esims')).body.esims;
    if (!first) throw new Error('no eSIM');
    const { bundle_name, country_code, price } = await buyer.request(await buyer.plan('FR'));
    const request = { bundle_name, country_code, price };
    const buy = (more: object): Promise<Answer<Completed>> =>
      buyer.post<Completed>('/api/purchase-esim/', { ...request, ...more });
    const onto = await buy({ top_up_esim_id: first.id });
    expect([onto.status, onto.body.iccid]).toEqual([200, first.iccid]);
    expect((await buy({ top_up_esim_id: first.id })).body.esim_id).toBe(onto.body.esim_id);
    const fresh = await buy({});
    expect(fresh.status).toBe(200);
    expect(fresh.body.iccid).not.toBe(first.iccid);
    const foreign = await ownerOfEsim(shop);
    expect((await buy({ top_up_esim_id: foreign.id })).status).toBe(404);
  });
});
