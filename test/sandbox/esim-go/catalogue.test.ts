import { describe, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { startCaller } from './caller.ts';

const caller = useOpened(startCaller);

const names = (body: { bundles: { name: string }[] }) => body.bundles.map(({ name }) => name);

describe('GET /catalogue', () => {
  test('answers the envelope with 50 rows where no size is asked for', async () => {
    const { status, body } = await caller.get('/catalogue');
    expect(status).toBe(200);
    expect(body).toMatchObject({ pageSize: 50, pageCount: Math.ceil(body.rows / 50) });
    expect(body.bundles).toHaveLength(50);
  });

  test('describes a bundle field by field', async () => {
    const { body } = await caller.get('/catalogue?countries=PT&description=3GB');
    expect(body.bundles).toEqual([
      {
        name: 'esim_3GB_30D_PT_V2',
        description: 'eSIM, 3GB, 30 Days, Portugal, V2',
        groups: ['Standard Fixed'],
        countries: [{ name: 'Portugal', region: 'Europe', iso: 'PT' }],
        dataAmount: 3000,
        duration: 30,
        durationUnit: 'day',
        speed: ['4G', '5G'],
        autostart: true,
        unlimited: false,
        roamingEnabled: [],
        price: 3.69,
        billingType: 'FixedCost',
      },
    ]);
  });

  test('pages through every bundle once', async () => {
    const seen: string[] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await caller.get(`/catalogue?page=${page}&perPage=1000`);
      seen.push(...names(body));
      if (page >= body.pageCount) {
        expect(seen).toHaveLength(body.rows);
        break;
      }
    }
    expect(new Set(seen).size).toBe(seen.length);
    const beyond = await caller.get('/catalogue?page=99&perPage=1000');
    expect(beyond.body.bundles).toEqual([]);
  });

  test('filters by group, description, base country and region', async () => {
    const lite = await caller.get('/catalogue?group=Standard+Unlimited+Lite&countries=JP,KR&perPage=100');
    expect(names(lite.body).filter((name) => !/^esim_UL_\d+D_(JP|KR)_V2$/.test(name))).toEqual([]);
    expect(lite.body.rows).toBe(14);
    const words = await caller.get('/catalogue?description=unlimited%20plus,%207%20days,%20japan');
    expect(names(words.body)).toEqual(['esim_ULP_7D_JP_V2']);
    const global = await caller.get('/catalogue?region=Global&perPage=100');
    expect(names(global.body).every((name) => /_(RGB|RGBL|RGBS|RGBM|RBH)_/.test(name))).toBe(true);
    expect(global.body.rows).toBeGreaterThan(12);
    const plus = await caller.get('/catalogue?countries=Europe%2B&perPage=100');
    expect(plus.body.rows).toBe(29);
  });

  test('finds a country by its base only, never by a region that covers it', async () => {
    const { body } = await caller.get('/catalogue?countries=VA');
    expect(body).toMatchObject({ bundles: [], rows: 0, pageCount: 0 });
  });

  test('sorts both ways, by name where the order leaves a tie', async () => {
    const { body } = await caller.get('/catalogue?countries=JP&orderBy=duration&direction=desc&perPage=100');
    const durations = body.bundles.map(({ duration }: { duration: number }) => duration);
    expect(durations).toEqual([...durations].sort((a, b) => b - a));
    const data = await caller.get('/catalogue?countries=JP&orderBy=dataAmount&perPage=3');
    expect(names(data.body)).toEqual(['esim_1GB_7D_JP_V2', 'esim_2GB_15D_JP_V2', 'esim_3GB_30D_JP_V2']);
  });

  test('names the real countries of a region under a pseudo-country', async () => {
    const { body } = await caller.get('/catalogue?description=1GB,%207%20Days,%20Europe%2B');
    const [bundle] = body.bundles;
    expect(bundle).toMatchObject({
      name: 'esim_1GB_7D_REUP_V2',
      countries: [{ name: 'Europe+', iso: 'Europe+' }],
    });
    expect(bundle.roamingEnabled).toHaveLength(36);
    expect(bundle.roamingEnabled).toContainEqual({ name: 'Vatican City', region: 'Europe', iso: 'VA' });
  });

  test('refuses what makes no sense', async () => {
    for (const query of ['page=0', 'perPage=x', 'orderBy=price', 'direction=up', 'region=Mars']) {
      const { status, body } = await caller.get(`/catalogue?${query}`);
      expect(status, query).toBe(400);
      expect(body).toEqual({ message: expect.stringMatching(/invalid/) });
    }
  });

  test('adds profile and allowances since 2.5', async () => {
    const { body } = await caller.get(
      '/v2.5/catalogue?countries=JP&description=unlimited%20lite,%201%20day,',
    );
    expect(body.bundles[0]).toMatchObject({
      dataAmount: -1,
      unlimited: true,
      profileName: 'Profile 1',
      allowances: [{ type: 'DATA', amount: -1, unit: 'MB', unlimited: true }],
    });
  });
});

describe('GET /catalogue/bundle/{name}', () => {
  test('spells the groups `group`', async () => {
    const { body } = await caller.get('/catalogue/bundle/esim_UL_1D_US_V2');
    expect(body).toMatchObject({ name: 'esim_UL_1D_US_V2', group: ['Standard Unlimited Lite'], price: 2.15 });
    expect(body).not.toHaveProperty('groups');
  });

  test('keeps null speed', async () => {
    const { body } = await caller.get('/catalogue/bundle/esim_1GB_7D_TJ_V2');
    expect(body.speed).toBeNull();
  });

  test('answers 400 to an unknown name and to a known one in other letters', async () => {
    for (const name of ['esim_9GB_7D_JP_V2', 'ESIM_1GB_7D_JP_V2', 'constructor']) {
      const { status, body } = await caller.get(`/catalogue/bundle/${name}`);
      expect(status).toBe(400);
      expect(body.message).toContain(name);
    }
  });
});

describe('GET /networks and /organisation', () => {
  test('networks by ISO code, by name and all of them', async () => {
    const { body } = await caller.get('/networks?isos=PT,JP');
    expect(body.countryNetworks.map(({ name }: { name: string }) => name).sort()).toEqual([
      'Japan',
      'Portugal',
    ]);
    expect(body.countryNetworks[0].networks).toMatchObject([
      { brandName: 'Japan Mobile', mcc: '001', mnc: '01', speed: ['4G', '5G'] },
      { brandName: 'Japan Telecom', mcc: '001', mnc: '02', speed: ['4G'] },
    ]);
    expect((await caller.get('/networks?countries=Portugal')).body.countryNetworks).toHaveLength(1);
    expect((await caller.get('/networks?returnAll=true')).body.countryNetworks.length).toBeGreaterThan(200);
    expect((await caller.get('/networks')).status).toBe(400);
  });

  test('the organisation is wrapped and knows its balance and groups', async () => {
    const { body } = await caller.get('/organisation');
    expect(body.organisations[0]).toMatchObject({ currency: 'USD', balance: 100_000 });
    const groups = await caller.get('/organisation/groups');
    expect(groups.body.groups.map(({ name }: { name: string }) => name)).toContain('Standard Unlimited Lite');
  });
});
