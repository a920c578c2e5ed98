import { randomUUID } from 'node:crypto';

import { beforeEach, expect, test } from 'vitest';

import { enterpriseRequestTable } from '../../../src/server/enterprise/tables.ts';
import { OF_ADDRESS } from '../../../src/server/http/limit-calls.ts';
import { rateLimitTable } from '../../../src/server/http/tables.ts';
import { countedBefore } from '../../support/database/behind-the-shop.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { RATE_LIMIT_SCALE: '1', SALES_EMAIL: 'sales@shop.example' } });
beforeEach(async () => {
  await shop.deps.db.db.delete(rateLimitTable);
});

const request = {
  companyName: 'Aurora Tours',
  contactName: 'Mia Larsen',
  email: 'mia@aurora.example',
  phone: '+45 12 34',
  website: 'aurora.example',
  teamSize: '11-50',
  interestedRegions: ['Europe', 'Global / Multi-region', 'Europe'],
  message: 'Forty people,\nthree weeks.',
  consent: true,
  subscribe: false,
};

async function send(changes: Record<string, unknown> = {}, headers: Record<string, string> = {}) {
  const response = await fetch(`${shop.baseUrl}/api/enterprise-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'User-Agent': 'Test Browser 1', ...headers },
    body: JSON.stringify({ ...request, ...changes }),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown };
}
const stored = () => shop.deps.db.db.select().from(enterpriseRequestTable);
const mailsTo = (address: string) => shop.world.mailbox(address);

test('a request is stored with browser and time, and two mails are sent', async () => {
  const before = shop.deps.now().getTime();
  expect(await send()).toMatchObject({ status: 200, body: { received: true } });
  const [row, ...more] = await stored();
  expect(more).toEqual([]);
  expect(row).toMatchObject({
    ...request,
    website: 'https://aurora.example',
    interestedRegions: ['Europe', 'Global / Multi-region'],
    userAgent: 'Test Browser 1',
  });
  expect(row?.createdAt.getTime()).toBeGreaterThanOrEqual(before);

  await shop.drain();
  const [toSales, ...others] = await mailsTo('sales@shop.example');
  expect(others).toEqual([]);
  expect(toSales?.subject).toBe('Enterprise request from Aurora Tours');
  for (const sentence of [
    'Mia Larsen',
    '+45 12 34',
    '11-50',
    'Europe, Global / Multi-region',
    'Forty people,',
  ])
    expect([toSales?.text, toSales?.html].filter((body) => body?.includes(sentence))).toHaveLength(2);

  const [toSender] = await mailsTo('mia@aurora.example');
  expect(toSender?.subject).toBe('We have your enterprise request');
  expect(toSender?.text).toContain('within one business day');
  for (const typed of ['Aurora', 'Larsen', 'Forty']) expect(toSender?.text).not.toContain(typed);
});

test('nothing that was typed becomes a header, an address or markup of the mail', async () => {
  await send({
    email: 'eve@evil.example',
    contactName: 'Eve\r\nBcc: victim@example.com',
    companyName: 'Evil\r\nSubject: hello <b>',
  });
  await shop.drain();
  const mail = (await mailsTo('sales@shop.example')).find(({ subject }) => subject.includes('Evil'));
  expect(mail?.subject).toBe('Enterprise request from Evil Subject: hello <b>');
  expect(mail?.html).not.toContain('hello <b>');
  expect(await mailsTo('victim@example.com')).toEqual([]);
});

test('an undeliverable address is refused, as nobody could answer it', async () => {
  const { status, body } = await send({ email: 'a"b,c@odd.example', companyName: 'Odd' });
  expect([status, (body as { error: string }).error]).toEqual([400, 'Please enter a valid email address']);
  expect((await stored()).map(({ companyName }) => companyName)).not.toContain('Odd');
});

test('optional fields can be left out', async () => {
  const { companyName, contactName, email, consent } = request;
  const response = await fetch(`${shop.baseUrl}/api/enterprise-requests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ companyName: `${companyName} 2`, contactName, email, consent }),
  });
  expect(response.status).toBe(200);
  const row = (await stored()).find((one) => one.companyName === 'Aurora Tours 2');
  expect(row).toMatchObject({
    phone: '',
    website: '',
    teamSize: null,
    interestedRegions: [],
    subscribe: true,
  });
});

test.each([
  ['a company of one letter', { companyName: ' A ' }],
  ['no consent', { consent: false }],
  ['a malformed address', { email: 'mia' }],
  ['an unknown region', { interestedRegions: ['Mars'] }],
  ['an unknown team size', { teamSize: '12' }],
  ['a script as website', { website: 'javascript:alert(1)' }],
  ['far too long a message', { message: 'x'.repeat(4001) }],
])('%s is refused, and nothing is stored', async (_what, changes) => {
  const before = (await stored()).length;
  expect(await send(changes)).toMatchObject({ status: 400, body: { code: 'bad_request' } });
  expect((await stored()).length).toBe(before);
});

test('a bot that fills in the hidden field is thanked, and nothing happens', async () => {
  await shop.drain();
  const before = (await stored()).length;
  expect(await send({ fax: '12345' })).toMatchObject({ status: 200, body: { received: true } });
  expect((await stored()).length).toBe(before);
  expect(await shop.drain()).toBe(0);
});

test('the same request sent again is one request', async () => {
  const id = randomUUID();
  const before = (await stored()).length;
  await send({ id, email: 'again@aurora.example' });
  await send({ id, email: 'again@aurora.example' });
  await shop.drain();
  expect((await stored()).length).toBe(before + 1);
  expect(await mailsTo('again@aurora.example')).toHaveLength(1);
});

test('forty an hour are accepted from one address, and three a day for one mailbox', async () => {
  const statuses = [];
  for (const email of ['1', '40', '41']) {
    statuses.push((await send({ email: `${email}@many.example` })).status);
    if (email === '1') await countedBefore(shop.deps, OF_ADDRESS['enterprise address'], 39);
  }
  expect(statuses).toEqual([200, 200, 429]);
  shop.passSeconds(3601);
  const toOne = [];
  for (let time = 0; time < 4; time++) toOne.push(await send({ email: 'ONE@many.example' }));
  expect(toOne.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
  expect(toOne[3]?.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(toOne[3]?.body).toMatchObject({
    code: 'too_many_requests',
    error: expect.stringContaining('support@'),
  });
});

test('another site cannot send one in a visitor’s name', async () => {
  expect(await send({}, { Origin: 'https://evil.example' })).toMatchObject({ status: 403 });
});
