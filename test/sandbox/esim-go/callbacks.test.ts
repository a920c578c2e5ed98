import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { type Caller, startCaller } from './caller.ts';

interface Heard {
  headers: IncomingHttpHeaders;
  text: string;
  // Read as it comes.
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any;
}

let shop: Server;
let heard: Heard[];
let answers: number[];
let caller: Caller;
let callbackUrl: string;

beforeEach(async () => {
  heard = [];
  answers = [];
  shop = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      heard.push({ headers: request.headers, text, body: JSON.parse(text) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  callbackUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/hook`;
  caller = await startCaller({ callbackUrl });
});
afterEach(async () => {
  await caller.close();
  shop.close();
});

const told = (count: number) => expect.poll(() => heard.length).toBe(count);
const bought = async (item?: string) => (await caller.buy(item)).order[0].iccids[0] as string;
const kinds = (): string[] =>
  heard.map(({ body }) => String(body.alertType ?? body.event)).toSorted((a, b) => (a < b ? -1 : 1));

test('the organisation names the address', async () => {
  const { body } = await caller.get('/organisation');
  expect(body.organisations[0].callbackUrl).toBe(callbackUrl);
});

describe('version 2', () => {
  test('tells of attachment, first use and each threshold, unsigned', async () => {
    const iccid = await bought();
    await caller.control('usage', { iccid, megabytes: 5 });
    await told(2);
    expect(kinds()).toEqual(['FirstAttachment', 'FirstUse']);
    await caller.control('usage', { iccid, megabytes: 795 });
    await told(5);
    const utilisation = heard.filter(({ body }) => body.alertType === 'Utilisation');
    expect(utilisation).toHaveLength(3);
    for (const { headers, body } of utilisation) {
      expect(headers).not.toHaveProperty('x-signature-sha256');
      expect(body).toEqual({
        iccid,
        alertType: 'Utilisation',
        bundle: {
          name: 'esim_1GB_7D_JP_V2',
          initialQuantity: 1_000_000_000,
          remainingQuantity: 200_000_000,
          startTime: expect.stringMatching(/Z$/),
          endTime: expect.stringMatching(/Z$/),
        },
      });
    }
    await caller.control('usage', { iccid, megabytes: 10 });
    await caller.control('usage', { iccid, megabytes: 500 });
    await told(6);
    expect(heard.at(-1)?.body.bundle.remainingQuantity).toBe(0);
  });

  test('tells of no threshold of an unlimited bundle', async () => {
    const iccid = await bought('esim_UL_3D_JP_V2');
    await caller.control('usage', { iccid, megabytes: 5000 });
    await told(2);
    expect(kinds()).toEqual(['FirstAttachment', 'FirstUse']);
  });

  test('tells of a country once in 24 hours', async () => {
    const iccid = await bought('esim_3GB_30D_REUP_V2');
    for (const country of ['ES', 'ES', 'FR']) await caller.control('usage', { iccid, megabytes: 1, country });
    await told(4);
    const countries = heard.flatMap(({ body }) => (body.country ? [body.country] : []));
    expect(countries).toEqual(
      expect.arrayContaining([
        { code: 'ES', name: 'Spain' },
        { code: 'FR', name: 'France' },
      ]),
    );
    await caller.later({ days: 1, seconds: 1 });
    await caller.control('usage', { iccid, megabytes: 1, country: 'ES' });
    await told(5);
  });

  test('a profile that is switched on registers with a network', async () => {
    const iccid = await bought();
    await caller.control('profile', { iccid, state: 'Enabled' });
    await told(1);
    expect(heard[0]?.body).toEqual({ iccid, alertType: 'FirstAttachment' });
  });
});

describe('version 3', () => {
  test.each(['base64', 'hex'] as const)('is signed over the raw body in %s', async (encoding) => {
    await caller.control('provider', { callbackVersion: 'V3', callbackSignature: encoding });
    const iccid = await bought();
    await caller.control('usage', { iccid, megabytes: 5 });
    await told(2);
    for (const { headers, text } of heard) {
      const expected = createHmac('sha256', 'sandbox').update(text).digest(encoding);
      expect(headers['x-signature-sha256']).toBe(expected);
    }
    const first = heard.find(({ body }) => body.alertType === 'FirstUse');
    expect(first?.body.bundle).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      reference: expect.stringMatching(/-0$/),
      description: 'eSIM, 1GB, 7 Days, Japan, V2',
      unlimited: false,
      unit: 'BYTES',
    });
  });
});

test('the ICCID can come as a number with all its digits in the text', async () => {
  await caller.control('provider', { callbackIccid: 'number' });
  const iccid = await bought();
  await caller.control('profile', { iccid, state: 'Enabled' });
  await told(1);
  expect(heard[0]?.text).toContain(`"iccid":${iccid},`);
  expect(String(heard[0]?.body.iccid)).not.toBe(iccid);
});

test('an idle eSIM is announced for deletion, then deleted, unless a bundle is added', async () => {
  const [idle, kept] = [await bought(), await bought()];
  await caller.later({ days: 179 });
  await caller.topUp(kept, 'esim_1GB_7D_JP_V2');
  await caller.later({ days: 1, seconds: 1 });
  await told(1);
  await caller.restart();
  await caller.later({ days: 7 });
  await told(2);
  expect(heard.map(({ body }) => [body.event, body.iccid])).toEqual([
    ['esim.deletion_scheduled', idle],
    ['esim.deleted', idle],
  ]);
  expect((await caller.get(`/esims/${idle}`)).status).toBe(403);
  expect((await caller.get(`/esims/${kept}`)).status).toBe(200);
});

test('nothing is sent again by itself, unless that is asked for', async () => {
  answers = [500, 500, 200];
  const iccid = await bought();
  await caller.control('profile', { iccid, state: 'Enabled' });
  await told(1);
  await caller.control('provider', { callbackRetrySeconds: [60] });
  const other = await bought();
  await caller.control('profile', { iccid: other, state: 'Enabled' });
  await told(2);
  await expect
    .poll(async () => {
      await caller.later({ seconds: 61 });
      return heard.length;
    })
    .toBe(3);
  expect(heard.at(-1)?.body.iccid).toBe(other);
});

test('the controls for callbacks hold, lose, double and repeat them', async () => {
  const pull = (action: string) => caller.control('webhooks', { party: 'esim-go', action });
  await pull('hold');
  const iccid = await bought();
  await caller.control('usage', { iccid, megabytes: 5 });
  expect(await pull('release')).toMatchObject({ touched: 2 });
  await told(2);
  await pull('drop');
  await caller.control('usage', { iccid, megabytes: 595 });
  await pull('duplicate');
  await caller.control('usage', { iccid, megabytes: 300 });
  await told(4);
  expect(heard[2]?.text).toBe(heard[3]?.text);
  await pull('release');
  expect((await pull('resend')).touched).toBeGreaterThanOrEqual(3);
});
