import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { esimTable } from '../../../../src/server/esims/tables.ts';
import { pollDueEsims } from '../../../../src/server/esims/usage/poll-due-esims.ts';
import { createMetrics } from '../../../../src/server/monitoring/metrics.ts';
import { ESIM_GO } from '../../../../src/server/providers/esim-go/esim-go-calls.ts';
import { ProviderBusy, ProviderUnreachable } from '../../../../src/server/providers/outcome.ts';
import { wholesalersOf } from '../../../../src/server/providers/registry/wholesalers.ts';
import type { TestShop } from '../../../support/shop/shop.ts';
import { ownerOfEsim } from '../../../support/shop/usage.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';
import { wholesalerOf } from '../../../support/shop/wholesaler.ts';

const shop = useTestShop({ env: { ESIM_GO_TOKENS_PER_SECOND: '10' } });
beforeEach(() => shop.deps.db.db.delete(esimTable));

/** With that budget; of those polled at once, the last may overtake each other. */
const AT_ONCE = 4;
const MINUTE = 60;
const HOUR = 3600;

/** eSIMs that are due after `waited`, and are `late` by so much. Seconds. */
async function due(name: string, count: number, waited: number, late: number): Promise<string[]> {
  const iccids = Array.from(
    { length: count },
    (_, n) => `89${name.padStart(8, '0')}${String(n).padStart(9, '0')}`,
  );
  const now = shop.deps.now().getTime();
  await shop.deps.db.db.insert(esimTable).values(
    iccids.map((iccid) => ({
      iccid,
      wholesaler: 'esim-go',
      activationKeyId: '',
      activationCiphertext: Buffer.alloc(0),
      firstInstalledAt: new Date(now),
      createdAt: new Date(now - 90 * 24 * HOUR * 1000),
      polledAt: new Date(now - (late + waited) * 1000),
      nextPollAt: new Date(now - late * 1000),
    })),
  );
  return iccids;
}

/** A wholesaler that records which eSIMs it is asked about, until it has been asked `most` times. */
function asking(most = Infinity, then: () => Error = () => new ProviderBusy(ESIM_GO)) {
  const asked: string[] = [];
  const bundlesOn = async (iccid: string) => {
    if (asked.length >= most) throw then();
    asked.push(iccid);
    await new Promise((resolve) => setTimeout(resolve, 1));
    return [];
  };
  const poll = ({ deps } = shop as Pick<TestShop, 'deps'>) =>
    pollDueEsims({ ...deps, wholesalers: wholesalersOf([{ ...wholesalerOf(shop), bundlesOn }]) });
  return { asked, poll };
}

const strangers = (asked: string[], meant: string[]) =>
  asked.filter((iccid) => !meant.includes(iccid)).length;

describe('polls of due eSIMs', () => {
  it('continue without a fixed limit while the budget allows', async () => {
    await due('1', 130, HOUR, MINUTE);
    const { asked, poll } = asking();
    expect(await poll()).toBe(130);
    expect(new Set(asked).size).toBe(130);
    expect(await poll()).toBe(0);
  });

  it('begin with those that are latest by their own rule, and leave room for the others', async () => {
    // Ten hours matter little to a daily poll, ten minutes matter much to one every two minutes.
    const daily = await due('1', 60, 24 * HOUR, 10 * HOUR);
    const hourly = await due('2', 20, HOUR, HOUR);
    const lively = await due('3', 20, 2 * MINUTE, 10 * MINUTE);
    await due('4', 20, 15 * MINUTE, -MINUTE);
    const { asked, poll } = asking(40);
    expect(await poll()).toBe(40);
    expect(strangers(asked.slice(0, 20), lively)).toBeLessThan(AT_ONCE);
    expect(strangers(asked, [...lively, ...hourly])).toBeLessThan(AT_ONCE);
    const rest = asking();
    expect(await rest.poll()).toBe(60);
    expect([...asked, ...rest.asked].toSorted()).toEqual([...lively, ...hourly, ...daily].toSorted());
  });

  it('go to the oldest among those with the same rule', async () => {
    const older = await due('1', 10, HOUR, 30 * MINUTE);
    await due('2', 60, HOUR, 10 * MINUTE);
    const { asked, poll } = asking(10);
    await poll();
    expect(strangers(asked, older)).toBeLessThan(AT_ONCE);
  });

  it('never happen twice for one eSIM, however many processes poll', async () => {
    const all = await due('1', 90, HOUR, HOUR);
    const { asked, poll } = asking();
    const others = process.env['TEST_DATABASE_URL'] ? [await shop.twin(), await shop.twin()] : [shop, shop];
    const polled = await Promise.all([poll(), ...others.map((other) => poll(other))]);
    await Promise.all(others.filter((other) => other !== shop).map((other) => other.close(1000)));
    expect(asked.toSorted()).toEqual(all);
    expect(polled.reduce((sum, count) => sum + count, 0)).toBe(90);
  });

  it('stop when the network is away, instead of trying all in vain', async () => {
    await due('1', 120, HOUR, HOUR);
    let tried = 0;
    const { poll } = asking(0, () => {
      tried++;
      return new ProviderUnreachable(ESIM_GO, 'no answer');
    });
    expect(await poll()).toBe(0);
    expect(tried).toBeLessThan(30);
  });

  it('begin with a few active eSIMs among thousands that have waited as long', async () => {
    await due('1', 2000, 24 * HOUR, HOUR);
    const lively = await due('2', 20, 2 * MINUTE, HOUR);
    const { asked, poll } = asking(20);
    await poll();
    expect(strangers(asked, lively)).toBeLessThan(AT_ONCE);
  });
});

it('monitoring reads how many polls are due, and how late the latest is', async () => {
  const read = async () => {
    const text = await createMetrics(shop.deps).text();
    return Object.fromEntries(
      [...text.matchAll(/^simport_(esims?_(?:due|late)\w*) ([\d.]+)$/gm)].map(([, name, value]) => [
        name,
        Math.round(Number(value)),
      ]),
    );
  };
  expect(await read()).toEqual({ esims_due: 0, esim_late_seconds: 0, esim_late_waits: 0 });
  await due('1', 3, 24 * HOUR, 2 * HOUR);
  await due('2', 2, 2 * MINUTE, 10 * MINUTE);
  const { esim_late_seconds: seconds, ...rest } = await read();
  expect(rest).toEqual({ esims_due: 5, esim_late_waits: 5 });
  expect(seconds).toBeGreaterThanOrEqual(2 * HOUR);
  expect(seconds).toBeLessThan(2 * HOUR + MINUTE);
});

it('a failed poll affects only its own purchase, even if another one has had a mail', async () => {
  await shop.world.webhooks('drop', 'esim-go');
  const mia = await ownerOfEsim(shop);
  await mia.use(900);
  const at = (seconds: number) => new Date(shop.deps.now().getTime() - seconds * 1000);
  await shop.deps.db.db
    .update(esimTable)
    .set({ polledAt: at(101 * HOUR), nextPollAt: at(100 * HOUR) })
    .where(eq(esimTable.iccid, mia.iccid));
  // All the other polls at once last until the one that follows hers has begun.
  await due('1', AT_ONCE - 1, HOUR, HOUR);
  const [last = ''] = await due('2', 1, HOUR, MINUTE);
  const begun = Promise.withResolvers<[]>();
  const wholesaler = wholesalerOf(shop);
  const asked: string[] = [];
  shop.logged.length = 0;
  await pollDueEsims({
    ...shop.deps,
    wholesalers: wholesalersOf([
      {
        ...wholesaler,
        async bundlesOn(iccid, reader) {
          asked.push(iccid);
          if (iccid === mia.iccid) return wholesaler.bundlesOn(iccid, reader);
          if (iccid !== last) return begun.promise;
          begun.resolve([]);
          throw new ProviderUnreachable(ESIM_GO, 'no answer');
        },
      },
    ]),
  });
  // Another that began with hers may ask after the one that follows hers.
  expect(asked).toHaveLength(AT_ONCE + 1);
  expect(asked).toContain(mia.iccid);
  expect(asked.indexOf(last)).toBeGreaterThan(asked.indexOf(mia.iccid));
  await shop.drain();
  expect(await mia.alerts()).toHaveLength(1);
  const [told = '', ...more] = shop.logged.filter((line) => line.includes('an eSIM cannot be polled now'));
  expect(more).toEqual([]);
  expect(JSON.parse(told)).not.toHaveProperty('purchaseId');
});
