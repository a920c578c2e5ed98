import { beforeEach, describe, expect, test } from 'vitest';

import { useOpened } from '../use-opened.ts';
import { startCaller } from './caller.ts';

const caller = useOpened(startCaller);
let iccid: string;
let reference: string;
beforeEach(async () => {
  const { order, orderReference } = await caller.buy();
  [iccid] = order[0].iccids;
  reference = orderReference;
});

describe('GET /esims/assignments', () => {
  test('answers one object for one eSIM, in JSON when asked', async () => {
    const { body } = await caller.get(`/esims/assignments?reference=${reference}`);
    expect(body).toEqual({
      iccid,
      matchingId: expect.stringMatching(/^QX-/),
      smdpAddress: 'rsp.simport.example',
      profileStatus: 'Released',
      pin: '0000',
      puk: expect.stringMatching(/^\d{8}$/),
      firstInstalledDateTime: null,
    });
  });

  test('answers CSV to everybody else', async () => {
    const { headers, text } = await caller.get(`/esims/assignments?reference=${reference}`, {
      accept: '*/*',
    });
    expect(headers.get('content-type')).toMatch(/^text\/csv/);
    const [head, row] = text.split('\n');
    expect(head).toBe('ICCID,Matching ID,RSP URL,Bundle,Reference');
    expect(row).toMatch(new RegExp(`^${iccid},QX-[^,]+,rsp.simport.example,esim_1GB_7D_JP_V2,${reference}$`));
  });

  test('answers an array for several eSIMs and several references', async () => {
    const two = await caller.buy('esim_1GB_7D_JP_V2', 2);
    const query = `reference=${reference}&reference=${two.orderReference}`;
    const { body } = await caller.get(`/esims/assignments?${query}`);
    expect(body.map((row: { iccid: string }) => row.iccid)).toEqual([iccid, ...two.order[0].iccids]);
  });

  test('adds one-tap links: Apple’s in 2.4, both in 2.5', async () => {
    const query = `reference=${reference}&additionalFields=`;
    const old = await caller.get(`/esims/assignments?${query}appleInstallUrl`);
    const code = `LPA:1$${old.body.smdpAddress}$${old.body.matchingId}`;
    const apple = `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${code}`;
    expect(old.body).toMatchObject({ appleInstallUrl: apple });
    expect(old.body).not.toHaveProperty('androidInstallUrl');
    const both = await caller.get(`/v2.5/esims/assignments?${query}installUrl`);
    expect(both.body).toMatchObject({
      appleInstallUrl: apple,
      androidInstallUrl: expect.stringContaining(code),
    });
  });

  test('needs a known reference', async () => {
    expect((await caller.get('/esims/assignments')).status).toBe(400);
    expect((await caller.get('/esims/assignments?reference=nobody')).status).toBe(400);
    const zip = await caller.get(`/esims/assignments?reference=${reference}`, { accept: 'application/zip' });
    expect(zip.status).toBe(406);
  });

  test('is gone for a deactivated eSIM since 2.5', async () => {
    await caller.control('profile', { iccid, state: 'Deactivated' });
    expect((await caller.get(`/v2.5/esims/assignments?reference=${reference}`)).status).toBe(410);
    const old = await caller.get(`/esims/assignments?reference=${reference}`);
    expect(old.body).toMatchObject({ profileStatus: 'Deactivated' });
  });
});

describe('GET /esims/{iccid}', () => {
  test('shows codes, profile and when it was first installed, in milliseconds', async () => {
    const before = await caller.get(`/esims/${iccid}`);
    expect(before.body).toMatchObject({ iccid, profileStatus: 'Released', firstInstalledDateTime: null });
    expect(await caller.control('profile', { iccid, state: 'installed' })).toEqual({
      iccid,
      state: 'Installed',
    });
    const after = await caller.get(`/esims/${iccid}`);
    expect(after.body.profileStatus).toBe('Installed');
    expect(after.body.firstInstalledDateTime).toBeGreaterThan(1_700_000_000_000);
    // Removed from the phone: released again, although it was installed once.
    await caller.control('profile', { iccid, state: 'Released' });
    const removed = await caller.get(`/v2.5/esims/${iccid}`);
    expect(removed.body).toMatchObject({
      profileStatus: 'Released',
      firstInstalledDateTime: after.body.firstInstalledDateTime,
      profileName: 'Profile 1',
      state: 'active',
    });
  });

  test('is 403 for an ICCID that is not ours', async () => {
    for (const stranger of ['8944500000000000017', 'constructor']) {
      for (const path of ['', '/bundles', '/history', '/compatible/esim_1GB_7D_JP_V2']) {
        expect((await caller.get(`/esims/${stranger}${path}`)).status, path).toBe(403);
      }
    }
  });
});

describe('GET and PUT /esims', () => {
  test('tags an eSIM and finds it by its tag', async () => {
    const tagged = await caller.call('PUT', '/esims', { iccid, customerRef: 'P-1042' });
    expect(tagged.body).toEqual({ status: expect.any(String) });
    const { body } = await caller.get('/esims?filterBy=customerRef&filter=1042');
    expect(body).toMatchObject({ rows: 1, pageCount: 1, pageSize: 50 });
    expect(body.esims[0]).toMatchObject({
      iccid,
      customerRef: 'P-1042',
      lastAction: 'eSIM Updated',
      physical: false,
    });
    expect((await caller.get(`/esims/${iccid}`)).body.customerRef).toBe('P-1042');
    expect((await caller.call('PUT', '/esims', { iccid: '8944', customerRef: 'x' })).status).toBe(403);
    expect((await caller.call('PUT', '/esims', { iccid })).status).toBe(400);
    expect((await caller.call('PUT', '/esims', '{')).status).toBe(400);
  });

  test('lists newest first or by ICCID, in the page lengths it knows', async () => {
    const newest = await caller.get('/esims?perPage=10');
    expect(newest.body.esims[0].iccid).toBe(iccid);
    const { body } = await caller.get('/esims?orderBy=iccid&direction=desc&perPage=100');
    const iccids = body.esims.map((row: { iccid: string }) => row.iccid) as string[];
    expect(iccids).toEqual([...iccids].sort().toReversed());
    expect(iccids).toContain(iccid);
    for (const query of ['perPage=11', 'filterBy=puk', 'orderBy=date', 'page=-1']) {
      expect((await caller.get(`/esims?${query}`)).status, query).toBe(400);
    }
  });
});

test('compatible asks for the same profile', async () => {
  const ask = async (bundle: string) => caller.get(`/esims/${iccid}/compatible/${bundle}`);
  expect((await ask('esim_1GB_7D_REUP_V2')).body).toEqual({ compatible: true });
  expect((await ask('esim_1GB_7D_CN_V2')).body).toEqual({ compatible: false });
  expect((await ask('esim_none')).status).toBe(400);
});
