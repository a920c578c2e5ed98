import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, test } from 'vitest';

import { webhookReceiptTable } from '../../../../src/server/webhook-inbox/tables.ts';
import { callBack, countCalls, type Owned, ownerOfEsim, sign } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ silent: 'esim-go' });
afterEach(async () => {
  await shop.world.control('provider', {
    callbackVersion: 'V2',
    callbackSignature: 'base64',
    callbackIccid: 'string',
  });
});

const receiptsOf = (iccid: string) =>
  shop.deps.db.db
    .select()
    .from(webhookReceiptTable)
    .where(and(eq(webhookReceiptTable.provider, 'esim-go'), eq(webhookReceiptTable.reference, iccid)));

/** Waits for the sandbox's callbacks, then runs the jobs they started. */
async function told({ iccid }: Owned, count: number): Promise<void> {
  await expect.poll(async () => (await receiptsOf(iccid)).length).toBe(count);
  await shop.drain();
}
const usedPercent = async (owned: Owned) => (await owned.details()).esim.usage?.usage_percent;

describe.each([
  ['version 2', {}],
  ['version 3 in base64', { callbackVersion: 'V3' }],
  ['version 3 in hex', { callbackVersion: 'V3', callbackSignature: 'hex' }],
  ['the ICCID as a number', { callbackIccid: 'number' }],
  ['version 3 with the ICCID as a number', { callbackVersion: 'V3', callbackIccid: 'number' }],
])('a callback of the wholesaler, %s', (_name, options) => {
  test('makes the shop read the true state', async () => {
    await shop.world.control('provider', options);
    const owned = await ownerOfEsim(shop);
    await shop.world.webhooks('release', 'esim-go');
    await owned.use(500);
    // Attached, first use, and two thresholds at once, the same in versions 2 and 3.
    await told(owned, 3);
    expect(await usedPercent(owned)).toBe(50);
  });
});

describe('a forged callback', () => {
  test('is refused for its address or its signature, and stores nothing', async () => {
    const { iccid } = await ownerOfEsim(shop);
    const body = JSON.stringify({ iccid, alertType: 'Utilisation' });
    expect(await callBack(shop, body, { secret: 'sandbox-callbackz' })).toBe(404);
    expect(await callBack(shop, body, { secret: 'x' })).toBe(404);
    const wrong = [
      '',
      'AAAA',
      sign(`${body} `, 'base64'),
      sign(body, 'hex', 'another key'),
      sign(body, 'base64').slice(0, -2),
    ];
    for (const signature of wrong) expect(await callBack(shop, body, { signature })).toBe(400);
    for (const text of ['', 'null', '[]', '{', '{"iccid":"8944"}', '{"alertType":7}']) {
      expect(await callBack(shop, text)).toBe(400);
    }
    expect(await callBack(shop, 'x'.repeat(70_000))).toBe(413);
    expect(await receiptsOf(iccid)).toEqual([]);
    expect(shop.logged.join('\n')).not.toContain('sandbox-callback');
  });

  test('cannot change the usage: its numbers are not trusted', async () => {
    const owned = await ownerOfEsim(shop);
    const bundle = { name: 'esim_1GB_7D_JP_V2', initialQuantity: 1_000_000_000, remainingQuantity: 1 };
    const body = JSON.stringify({ iccid: owned.iccid, alertType: 'Utilisation', bundle });
    expect(await callBack(shop, body)).toBe(200);
    await shop.drain();
    expect(await usedPercent(owned)).toBe(0);
    expect(await owned.alerts()).toEqual([]);
  });
});

describe('a callback', () => {
  test('is stored once and read once if it comes again', async () => {
    const owned = await ownerOfEsim(shop);
    const body = JSON.stringify({ iccid: owned.iccid, alertType: 'FirstAttachment' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => callBack(shop, body)));
    expect(answers).toEqual([200, 200, 200, 200, 200]);
    expect(await receiptsOf(owned.iccid)).toMatchObject([{ type: 'FirstAttachment' }]);
    await shop.drain();
    const calls = countCalls(shop);
    shop.passSeconds(60);
    expect(await callBack(shop, body)).toBe(200);
    await shop.drain();
    calls.restore();
    expect(calls.reads()).toBe(0);
  });

  test('about an older state does not restore it', async () => {
    const owned = await ownerOfEsim(shop);
    const early = JSON.stringify({
      iccid: owned.iccid,
      alertType: 'Utilisation',
      bundle: { remainingQuantity: 9 },
    });
    await owned.use(700);
    await callBack(shop, JSON.stringify({ iccid: owned.iccid, alertType: 'Utilisation' }));
    await shop.drain();
    shop.passSeconds(10);
    await callBack(shop, early);
    await shop.drain();
    expect(await usedPercent(owned)).toBe(70);
  });

  test('about an unknown eSIM, an unknown bundle, the organisation, or with an unknown name is accepted without harm', async () => {
    const owned = await ownerOfEsim(shop);
    const calls = countCalls(shop);
    const strange = [
      { iccid: '8944500000000000017', alertType: 'Utilisation' },
      { iccid: 'x; drop table esim', alertType: 'Utilisation' },
      { alertType: 'LowBalance', balanceInfo: { balance: 1, threshold: 100, thresholdPercentRemaining: 1 } },
      { event: 'esim.deleted', iccid: '8944500000000000017', date: 'yesterday' },
    ];
    for (const body of strange) expect(await callBack(shop, JSON.stringify(body))).toBe(200);
    await shop.drain();
    expect(calls.reads()).toBe(0);
    const odd = { iccid: owned.iccid, alertType: 'Whatever', bundle: { name: 'esim_of_nobody' } };
    expect(await callBack(shop, JSON.stringify(odd))).toBe(200);
    await shop.drain();
    calls.restore();
    expect(await usedPercent(owned)).toBe(0);
  });

  test('is answered without waiting for the wholesaler, and its eSIM is read later', async () => {
    const owned = await ownerOfEsim(shop);
    await owned.use(300);
    await shop.world.fault({ party: 'esim-go', method: 'GET', effect: 'cut-before', times: 50 });
    expect(await callBack(shop, JSON.stringify({ iccid: owned.iccid, alertType: 'FirstUse' }))).toBe(200);
    await shop.drain();
    await shop.world.clearFaults();
    expect((await owned.details()).esim.usage).toBeNull();
    shop.passSeconds(700);
    await shop.handlers['esim.poll']({});
    expect(await usedPercent(owned)).toBe(30);
  });
});

describe('a flood of callbacks', () => {
  test('about one eSIM costs one or two polls, however they differ', async () => {
    const owned = await ownerOfEsim(shop);
    const calls = countCalls(shop);
    for (let count = 0; count < 100; count += 1) {
      const body = JSON.stringify({ iccid: owned.iccid, alertType: 'Utilisation', bundle: { count } });
      expect(await callBack(shop, body)).toBe(200);
      if (count % 10 === 0) await shop.drain();
    }
    await shop.drain();
    calls.restore();
    expect(calls.reads()).toBeLessThanOrEqual(4);
  });
});
