import { describe, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { startCaller } from './caller.ts';

const caller = useOpened(startCaller, { anew: true });

async function bought(item?: string): Promise<string> {
  return (await caller.buy(item)).order[0].iccids[0];
}

async function assignments(iccid: string, version = 'v2.4') {
  const { body } = await caller.get(`/${version}/esims/${iccid}/bundles?includeUsed=true`);
  return body.bundles.flatMap((bundle: { assignments: object[] }) => bundle.assignments);
}

const state = async (iccid: string) =>
  (await assignments(iccid)).map((one: { bundleState: string }) => one.bundleState);

describe('a fixed bundle', () => {
  test('is queued, active from the first byte, depleted, expired', async () => {
    const iccid = await bought();
    const [fresh] = await assignments(iccid);
    expect(fresh).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      callTypeGroup: 'data',
      initialQuantity: 1_000_000_000,
      remainingQuantity: 1_000_000_000,
      assignmentReference: expect.stringMatching(/^[0-9a-f-]{36}-0$/),
      bundleState: 'queued',
      unlimited: false,
    });
    expect(await caller.control('usage', { iccid, megabytes: 250 })).toMatchObject({
      used_megabytes: 250,
      bundles: [{ name: 'esim_1GB_7D_JP_V2', state: 'active', remaining_megabytes: 750 }],
    });
    const [active] = await assignments(iccid);
    expect(active).toMatchObject({ bundleState: 'active', remainingQuantity: 750_000_000 });
    await caller.control('usage', { iccid, megabytes: 5000 });
    expect(await state(iccid)).toEqual(['depleted']);
    expect(await caller.control('usage', { iccid, megabytes: 1 })).toMatchObject({
      error: expect.stringMatching(/no bundle/),
    });
    await caller.later({ days: 7 });
    expect(await state(iccid)).toEqual(['expired']);
  });

  test('lasts whole days from its first use', async () => {
    const iccid = await bought();
    await caller.later({ days: 30 });
    expect(await state(iccid)).toEqual(['queued']);
    await caller.control('usage', { iccid, megabytes: 1 });
    await caller.later({ days: 6, seconds: 86_340 });
    expect(await state(iccid)).toEqual(['active']);
    await caller.later({ seconds: 61 });
    expect(await state(iccid)).toEqual(['expired']);
  });

  test('lapses where nobody uses it within its shelf life', async () => {
    const iccid = await bought();
    await caller.later({ days: 179 });
    expect(await state(iccid)).toEqual(['queued']);
    await caller.later({ days: 1, seconds: 1 });
    expect(await state(iccid)).toEqual(['lapsed']);
    const { body } = await caller.get(`/esims/${iccid}/history`);
    expect(body.actions[0]).toMatchObject({ name: 'Bundle Lapsed', bundleName: 'esim_1GB_7D_JP_V2' });
  });

  test('can be processing at first', async () => {
    await caller.control('provider', { assignmentProcessingMs: 300_000 });
    const iccid = await bought();
    expect(await state(iccid)).toEqual(['processing']);
    await caller.later({ seconds: 301 });
    expect(await state(iccid)).toEqual(['queued']);
  });

  test('names its times and allowances since 2.5, once it has started', async () => {
    const iccid = await bought();
    expect((await assignments(iccid, 'v2.5'))[0]).not.toHaveProperty('startTime');
    await caller.control('usage', { iccid, megabytes: 100 });
    const [started] = await assignments(iccid, 'v2.5');
    expect(Date.parse(started.endTime) - Date.parse(started.startTime)).toBe(7 * 86_400_000);
    expect(started.allowances[0]).toMatchObject({ unit: 'BYTES', remainingAmount: 900_000_000 });
    expect((await assignments(iccid))[0]).not.toHaveProperty('startTime');
  });
});

test('an unlimited bundle throttles for the day instead of running dry', async () => {
  const iccid = await bought('esim_ULP_3D_JP_V2');
  await caller.control('usage', { iccid, megabytes: 2500 });
  expect((await assignments(iccid))[0]).toMatchObject({
    unlimited: true,
    initialQuantity: 2_000_000_000,
    remainingQuantity: 0,
    bundleState: 'active',
  });
  await caller.later({ days: 1, seconds: 1 });
  expect((await assignments(iccid))[0]).toMatchObject({ remainingQuantity: 2_000_000_000 });
  await caller.control('usage', { iccid, megabytes: 500 });
  expect((await assignments(iccid))[0]).toMatchObject({ remainingQuantity: 1_500_000_000 });
  await caller.later({ days: 2 });
  expect(await state(iccid)).toEqual(['expired']);
});

describe('several bundles on one eSIM', () => {
  test('one after the other: the next starts when the first is used up', async () => {
    const iccid = await bought();
    await caller.topUp(iccid, 'esim_1GB_7D_JP_V2');
    const used = await caller.control('usage', { iccid, megabytes: 1400 });
    expect(used.bundles).toMatchObject([
      { state: 'depleted', remaining_megabytes: 0 },
      { state: 'active', remaining_megabytes: 600 },
    ]);
  });

  test('a country uses only what covers it, the one ending soonest first', async () => {
    const iccid = await bought('esim_3GB_30D_JP_V2');
    await caller.topUp(iccid, 'esim_1GB_7D_REUP_V2');
    const inSpain = await caller.control('usage', { iccid, megabytes: 10, country: 'ES' });
    expect(inSpain.bundles).toMatchObject([{ name: 'esim_1GB_7D_REUP_V2' }]);
    const inJapan = await caller.control('usage', { iccid, megabytes: 10, country: 'JP' });
    expect(inJapan.bundles).toMatchObject([{ name: 'esim_3GB_30D_JP_V2' }]);
    const anywhere = await caller.control('usage', { iccid, megabytes: 10 });
    expect(anywhere.bundles).toMatchObject([{ name: 'esim_1GB_7D_REUP_V2', remaining_megabytes: 980 }]);
    const nowhere = await caller.control('usage', { iccid, megabytes: 10, country: 'US' });
    expect(nowhere.error).toMatch(/no bundle/);
  });

  test('are listed newest first, grouped, with used ones on request, and by one name', async () => {
    const iccid = await bought();
    await caller.control('usage', { iccid, megabytes: 1000 });
    await caller.topUp(iccid, 'esim_2GB_15D_JP_V2');
    const names = async (query: string) => {
      const { body } = await caller.get(`/esims/${iccid}/bundles${query}`);
      return body.bundles.map(({ name }: { name: string }) => name);
    };
    expect(await names('')).toEqual(['esim_2GB_15D_JP_V2']);
    expect(await names('?includeUsed=true')).toEqual(['esim_2GB_15D_JP_V2', 'esim_1GB_7D_JP_V2']);
    expect(await names('?includeUsed=true&limit=1')).toEqual(['esim_2GB_15D_JP_V2']);
    const alone = await caller.get(`/esims/${iccid}/bundles/esim_1GB_7D_JP_V2`);
    expect(alone.body.assignments).toMatchObject([{ bundleState: 'depleted' }]);
    for (const limit of ['0', '201', 'many']) {
      expect((await caller.get(`/esims/${iccid}/bundles?limit=${limit}`)).status).toBe(400);
    }
  });
});

test('the history tells the life of an eSIM, newest first', async () => {
  const iccid = await bought();
  await caller.later({ seconds: 60 });
  await caller.control('usage', { iccid, megabytes: 600 });
  await caller.later({ days: 8 });
  const { body } = await caller.get(`/esims/${iccid}/history`);
  expect(body).toMatchObject({ rows: 5, pageCount: 1 });
  const names = body.actions.map((action: { name: string }) => action.name);
  expect(names[0]).toBe('Bundle Expired');
  expect(names.at(-1)).toBe('Bundle Applied');
  expect(names).toEqual(expect.arrayContaining(['eSIM First Attachment', 'eSIM First Use']));
  const alert = body.actions.find((action: { name: string }) => action.name === 'eSIM Utilisation Alert');
  expect(alert).toMatchObject({ alertType: '50% Used', bundleName: 'esim_1GB_7D_JP_V2' });
});

test('an eSIM idle for 187 days is no longer ours', async () => {
  const iccid = await bought();
  await caller.control('usage', { iccid, megabytes: 1 });
  await caller.later({ days: 7 + 186 });
  expect((await caller.get(`/esims/${iccid}`)).status).toBe(200);
  await caller.later({ days: 1, seconds: 1 });
  expect((await caller.get(`/esims/${iccid}`)).status).toBe(403);
  expect((await caller.get('/esims')).body.rows).toBe(0);
});

test('controls name what they cannot do', async () => {
  const iccid = await bought();
  expect((await caller.control('usage', { iccid: '1', megabytes: 1 })).error).toMatch(/No eSIM 1/);
  expect((await caller.control('usage', { iccid, megabytes: -1 })).error).toMatch(/megabytes/);
  expect((await caller.control('profile', { iccid, state: 'melted' })).error).toMatch(/Installed/);
  expect((await caller.control('balance', { amount: 'much' })).error).toMatch(/amount/);
  expect((await caller.control('provider', { colour: 'red' })).error).toMatch(/colour/);
});

test('a restart forgets nothing, a reset everything', async () => {
  const iccid = await bought();
  await caller.control('usage', { iccid, megabytes: 300 });
  await caller.control('provider', { defaultPageSize: 7 });
  await caller.later({ days: 2 });
  const before = [await assignments(iccid), await caller.ledger(), (await caller.get('/orders')).body];
  await caller.restart();
  expect([await assignments(iccid), await caller.ledger(), (await caller.get('/orders')).body]).toEqual(
    before,
  );
  expect((await caller.get('/catalogue')).body.pageSize).toBe(7);
  const [organisation] = (await caller.get('/organisation')).body.organisations;
  expect(organisation.balance).toBe(99_998.2);

  await caller.callControl('POST', '/control/reset');
  expect((await caller.get(`/esims/${iccid}`)).status).toBe(403);
  expect((await caller.get('/orders')).body.rows).toBe(0);
  expect((await caller.get('/catalogue')).body.pageSize).toBe(50);
});
