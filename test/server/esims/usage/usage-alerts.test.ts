import { describe, expect, test } from 'vitest';

import { claimedPrice } from '../../../../src/domain/checkout/checkout-link.ts';
import { formatMoney, ofBase } from '../../../../src/domain/money.ts';
import { offered } from '../../../support/shop/top-ups.ts';
import type { Listed } from '../../../support/shop/usage.ts';
import { callBack, nextPolls, type Owned, ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ silent: 'esim-go' });

const LOW = 'You’ve used 80% of your data for Japan';
const USED = 'You’ve used all your data for Japan';
const DAY = 24 * 3600;

let count = 0;
/** Sends a callback; its contents do not matter. */
async function told({ iccid }: Owned): Promise<void> {
  shop.passSeconds(10);
  count += 1;
  await callBack(shop, JSON.stringify({ iccid, alertType: 'Utilisation', bundle: { count } }));
  await shop.drain();
  await shop.handlers['esim.poll']({});
  await shop.drain();
}
const step = async (owned: Owned, name: string) =>
  (await owned.details()).timeline.find((one) => one.step === name);

describe('a mail about the use of data', () => {
  test('is sent once at 80% and once when all is used, however often that is seen', async () => {
    const owned = await ownerOfEsim(shop);
    await owned.use(799);
    await told(owned);
    expect(await owned.alerts()).toEqual([]);
    await owned.use(10);
    for (let times = 0; times < 3; times += 1) await told(owned);
    expect(await owned.alerts()).toEqual([LOW]);
    await owned.use(500);
    for (let times = 0; times < 3; times += 1) await told(owned);
    await owned.status();
    await shop.drain();
    expect(await owned.alerts()).toEqual([LOW, USED]);
  });

  test('says what is left, and leads to the eSIM', async () => {
    const owned = await ownerOfEsim(shop);
    await owned.use(850);
    await told(owned);
    const mail = (await shop.world.mailbox(owned.buyer.email)).find(({ subject }) => subject === LOW);
    expect(mail?.text).toContain('you have about 150 MB left of the 1 GB in your plan for Japan');
    expect(mail?.text).toMatch(/See your eSIM: http\S+\/order\//);
    // The first door is the top-up, with the price that its checkout then asks.
    const { quote } = (await offered(owned)).body.top_ups.find(
      (one) => one.quote.plan.bundle_name === owned.request.bundle_name,
    )!;
    const { price_cents: price, total_cents: total } = quote.methods.stripe;
    const [, said, address = ''] =
      /Add 1 GB for (\$\S+ with card): (http\S+\/checkout\S+)/.exec(mail?.text ?? '') ?? [];
    expect(said).toBe(`${formatMoney(ofBase(total))} with card`);
    expect(claimedPrice(new URL(address).searchParams.get('plan'), 'USD')).toEqual(ofBase(price));
    const member = await shop.member();
    const theirs = await ownerOfEsim(shop, { buyer: member });
    await theirs.use(850);
    await told(theirs);
    const other = (await shop.world.mailbox(member.email)).find(({ subject }) => subject === LOW);
    expect(other?.text).toContain(`See your eSIM: ${shop.baseUrl}/profile`);
  });

  test('says only that all is used if both happen at once', async () => {
    const owned = await ownerOfEsim(shop);
    await owned.use(1000);
    await told(owned);
    expect(await owned.alerts()).toEqual([USED]);
  });

  test('is sent once if two processes look at the same moment', async () => {
    const owned = await ownerOfEsim(shop);
    await owned.use(900);
    await Promise.all([owned.status(), owned.status(), told(owned), told(owned)]);
    await shop.drain();
    expect(await owned.alerts()).toEqual([LOW]);
  });

  test('is not sent for an unlimited plan, nor for one that is over anyway', async () => {
    const unlimited = await ownerOfEsim(shop, { wanted: (plan) => plan.isUnlimited && plan.duration === 3 });
    await unlimited.use(5000);
    await told(unlimited);
    expect(await unlimited.alerts()).toEqual([]);
    const late = await ownerOfEsim(shop, { iso: 'FR' });
    await late.use(950);
    await shop.pass(8 * DAY);
    await told(late);
    expect((await late.details()).esim.status).toBe('expired');
    expect(await late.alerts()).toEqual([]);
  });
});

describe('without any callback', () => {
  test('the slow poll finds first use, 80%, the end of data and of the days', async () => {
    const owned = await ownerOfEsim(shop);
    const poll = async (seconds: number) => {
      await shop.pass(seconds);
      for (let rest = 1; rest > 0;) rest = Number(await shop.handlers['esim.poll']({}));
      await shop.drain();
      return (await owned.details()).esim;
    };
    expect((await poll(180)).status).toBe('purchased');
    await owned.use(100);
    expect(await poll(DAY)).toMatchObject({ status: 'active', usage: { usage_percent: 10 } });
    await owned.use(750);
    expect((await poll(DAY / 2)).usage?.usage_percent).toBe(85);
    expect(await owned.alerts()).toEqual([LOW]);
    await owned.use(500);
    expect((await poll(DAY / 2)).status).toBe('depleted');
    expect(await owned.alerts()).toEqual([LOW, USED]);
    expect((await poll(6 * DAY)).status).toBe('expired');
    expect((await nextPolls(shop)).get(owned.iccid)).toBeNull();
  });

  test('polls become rarer while nothing is new, and frequent again with a callback', async () => {
    const owned = await ownerOfEsim(shop);
    await owned.use(100);
    await told(owned);
    const waits: number[] = [];
    for (let times = 0; times < 4; times += 1) {
      const next = (await nextPolls(shop)).get(owned.iccid)?.getTime() ?? 0;
      const wait = next - shop.deps.now().getTime();
      waits.push(Math.round(wait / 60_000));
      await shop.pass(wait / 1000 + 1);
      for (let rest = 1; rest > 0;) rest = Number(await shop.handlers['esim.poll']({}));
    }
    expect(waits).toEqual([15, 30, 60, 120]);
    await owned.use(100);
    await told(owned);
    const next = (await nextPolls(shop)).get(owned.iccid)?.getTime() ?? 0;
    expect(Math.round((next - shop.deps.now().getTime()) / 60_000)).toBe(15);
  });
});

describe('the timeline', () => {
  test('has every step with its time and source', async () => {
    const owned = await ownerOfEsim(shop);
    expect((await owned.details()).timeline.map(({ step: name, source }) => [name, source])).toEqual([
      ['paid', 'shop'],
      ['ordered', 'shop'],
      ['assigned', null],
      ['installed', null],
      ['first_use', null],
      ['used_80', null],
      ['ended', null],
    ]);
    await shop.pass(3600);
    await owned.use(850);
    await shop.pass(3600);
    await told(owned);
    await shop.pass(8 * DAY);
    await told(owned);
    const { timeline, esim } = await owned.details();
    expect(timeline.map(({ step: name, source }) => [name, source])).toEqual([
      ['paid', 'shop'],
      ['ordered', 'shop'],
      ['assigned', 'network'],
      ['installed', 'network'],
      ['first_use', 'network'],
      ['used_80', 'network'],
      ['ended', 'network'],
    ]);
    const times = timeline.map(({ at }) => Date.parse(at ?? ''));
    expect(times[4]).toBeGreaterThan((times[2] ?? 0) + 3_500_000);
    expect((times[6] ?? 0) - (times[4] ?? 0)).toBe(7 * DAY * 1000);
    expect(timeline.at(-1)?.ended_as).toBe('expired');
    expect(esim.usage).toMatchObject({ started_at: timeline[4]?.at, ends_at: timeline[6]?.at });
    expect(esim.installed_at).toBe(timeline[3]?.at);
  });

  test('has the time at which something was noticed when the network’s history cannot be read', async () => {
    const owned = await ownerOfEsim(shop);
    await owned.use(850);
    await shop.world.fault({
      party: 'esim-go',
      path: '/v2.4/esims/*/history',
      effect: 'status',
      status: 500,
    });
    await told(owned);
    expect(await step(owned, 'used_80')).toMatchObject({ source: 'noticed' });
    expect(await owned.alerts()).toEqual([LOW]);
    expect((await owned.details()).esim.usage?.ends_at).toBeNull();
    await told(owned);
    expect((await owned.details()).esim.usage?.ends_at).not.toBeNull();
  });
});

describe('the status of a purchase', () => {
  test('follows the network: purchased, active, depleted, expired; cancelled when it is taken back', async () => {
    const owned = await ownerOfEsim(shop);
    const listed = async () =>
      (await owned.buyer.get<Listed>('/api/esims')).body.esims.find(({ id }) => id === owned.id)?.status;
    const seen = [await listed()];
    for (const megabytes of [10, 2000]) {
      await owned.use(megabytes);
      await told(owned);
      seen.push(await listed());
    }
    await shop.pass(8 * DAY);
    await told(owned);
    seen.push(await listed());
    expect(seen).toEqual(['purchased', 'active', 'depleted', 'expired']);

    const other = await ownerOfEsim(shop);
    await shop.world.control('profile', { iccid: other.iccid, state: 'Installed' });
    await fetch(`${shop.deps.settings.ESIM_GO_BASE_URL}/esims/${other.iccid}/bundles/esim_1GB_7D_JP_V2`, {
      method: 'DELETE',
      headers: { 'X-API-Key': 'sandbox' },
    });
    await told(other);
    expect((await other.details()).esim.status).toBe('cancelled');
    expect(await step(other, 'ended')).toMatchObject({ source: 'network', ended_as: 'revoked' });
  });
});
