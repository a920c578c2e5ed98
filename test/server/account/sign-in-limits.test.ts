import { beforeEach, describe, expect, it } from 'vitest';

import { countTries, triesOf } from '../../../src/server/account/limits.ts';
import { createCipher } from '../../../src/server/db/cipher.ts';
import { OF_ADDRESS } from '../../../src/server/http/limit-calls.ts';
import { countTry } from '../../../src/server/http/rate-limit.ts';
import { countedBefore } from '../../support/database/behind-the-shop.ts';
import { PASSWORD } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { RATE_LIMIT_SCALE: '1', TRUSTED_PROXIES: '127.0.0.0/8, ::1' } });
// The windows of the previous test are over.
beforeEach(() => shop.passSeconds(2 * 3600));

/** Over the wire, through a proxy of ours that names the visitor's address. */
async function post(path: string, body: object, from = '203.0.113.1', more: Record<string, string> = {}) {
  const response = await fetch(`${shop.baseUrl}/api/auth${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Forwarded-For': from,
      Origin: shop.baseUrl,
      ...more,
    },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    retryAfter: Number(response.headers.get('retry-after')),
    body: (await response.json()) as { error?: string; code?: string },
  };
}

const guess = (email: string, from?: string, password = 'a wrong guess') =>
  post('/sign-in/email', { email, password }, from);

async function times(count: number, call: (index: number) => Promise<{ status: number }>): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await call(index)).status);
  return statuses;
}

/** Counts as many earlier guesses as these calls would make, without the cost of hashing a password for each. */
async function guessedBefore(count: number, of: (index: number) => [address: string, account: string]) {
  for (let index = 0; index < count; index++) {
    const [address, account] = of(index);
    await countTries(shop.deps, triesOf('/sign-in/email', { address, browser: null, account }));
  }
}

const refused = (statuses: number[]) => statuses.filter((status) => status === 429).length;

describe('guessing a password', () => {
  it('stops after ten attempts by one visitor, until the window is over', async () => {
    const mia = await shop.member();
    expect(refused(await times(10, () => guess(mia.email)))).toBe(0);
    const over = await guess(mia.email);
    expect([over.status, over.body]).toEqual([
      429,
      {
        error: 'Too many failed attempts. Please try again later',
        code: 'too_many_requests',
        reason: 'too_many_sign_ins',
        seconds: over.retryAfter,
      },
    ]);
    expect(over.retryAfter).toBeGreaterThan(0);
    expect(over.retryAfter).toBeLessThanOrEqual(900);
    expect((await guess(mia.email, undefined, PASSWORD)).status).toBe(429);

    expect((await guess(mia.email, '203.0.113.2', PASSWORD)).status).toBe(200);
    expect((await guess('leo@example.com')).status).toBe(401);

    shop.passSeconds(901);
    expect((await guess(mia.email, undefined, PASSWORD)).status).toBe(200);
  });

  it('stops for one network address over all accounts', async () => {
    await guess('anybody@example.com');
    await countedBefore(shop.deps, OF_ADDRESS['sign-in address'], 398);
    const statuses = await times(3, (index) => guess(`somebody${index}@example.com`));
    expect(refused(statuses)).toBe(1);
    expect((await guess('leo@example.com', '203.0.113.2')).status).toBe(401);
  });

  it('stops for one account over all network addresses', async () => {
    await guessedBefore(58, (index) => [`192.0.2.${index}`, 'mia@example.com']);
    const statuses = await times(3, (index) => guess('mia@example.com', `198.51.100.${index}`));
    expect(refused(statuses)).toBe(1);
    expect((await guess('leo@example.com', '198.51.100.1')).status).toBe(401);
  });

  it('is not mistaken for repeated sign-ins', async () => {
    const mia = await shop.member();
    expect(refused(await times(15, () => guess(mia.email, undefined, PASSWORD)))).toBe(0);
  });

  it('counts simultaneous guesses', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => guess('mia@example.com')));
    expect(refused(answers.map(({ status }) => status))).toBe(10);
  });

  it('cannot hide its account in the body of a form', async () => {
    const mia = await shop.member();
    const answer = await mia.ask('/api/auth/sign-in/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ email: mia.email, password: PASSWORD }),
    });
    expect(answer.status).toBe(400);
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it('counts for the signed-in account, whatever ID token is sent', async () => {
    const mia = await shop.member();
    const others = [await shop.member(), await shop.member(), await shop.member()];
    const statuses = await times(11, async (index) => {
      const other = others[index % others.length] ?? mia;
      shop.passSeconds(60);
      const change = { currentPassword: 'a wrong guess', newPassword: 'battery staple' };
      return mia.call('POST', '/api/auth/change-password', change, await other.bearer());
    });
    expect(refused(statuses)).toBe(1);
  });

  it('cannot hide behind an invented list of proxies', async () => {
    await guessedBefore(8, () => ['203.0.113.1', 'mia@example.com']);
    const statuses = await times(3, (index) => guess('mia@example.com', `10.0.0.${index}, 203.0.113.1`));
    expect(refused(statuses)).toBe(1);
  });
});

describe('mails', () => {
  it.each(['/request-password-reset'])('%s: four an hour to one address', async (path) => {
    const ask = (from?: string) => post(path, { email: 'mia@example.com' }, from);
    expect(refused(await times(5, () => ask()))).toBe(1);
    // An address without an account counts in the same way.
    expect((await ask('203.0.113.2')).status).toBe(200);
    shop.passSeconds(3601);
    expect((await ask()).status).toBe(200);
  });

  it('to show an address: four an hour', async () => {
    const mia = await shop.member();
    const ask = () => mia.post('/api/auth/send-verification-email', { email: mia.email });
    expect(refused(await times(5, ask))).toBe(1);
  });
});

it('signing up: five an hour with one address, three hundred from one place', async () => {
  const up = (email: string) => post('/sign-up/email', { name: '', email, password: PASSWORD });
  expect(refused(await times(6, () => up('mia@example.com')))).toBe(1);
  await countedBefore(shop.deps, OF_ADDRESS['sign-up address'], 298);
  expect(refused(await times(3, (index) => up(`m${index}@example.com`)))).toBe(1);
});

it('tokens of links cannot be tried without end', async () => {
  const reset = (token: string) => post('/reset-password', { token, newPassword: PASSWORD });
  await reset('guess');
  await countedBefore(shop.deps, OF_ADDRESS['reset address'], 199);
  expect(refused(await times(2, (index) => reset(`guess${index}`)))).toBe(1);
});

it('the counts reveal neither addresses nor accounts to the database', async () => {
  await guess('mia@example.com');
  const { rows } = await shop.deps.db.db.execute<{ key: string }>('select key from rate_limit');
  expect(rows.length).toBeGreaterThan(2);
  expect(JSON.stringify(rows)).not.toMatch(/mia@|203\.0/);
  // Nor does somebody who tries all addresses there are, without the data key.
  const limit = { name: 'tried', times: 1, seconds: 60 };
  const cipher = createCipher('ef'.repeat(32));
  expect(await countTry(shop.deps, limit, '203.0.113.1')).toBe(0);
  expect(await countTry({ ...shop.deps, cipher }, limit, '203.0.113.1')).toBe(0);
  expect(await countTry(shop.deps, limit, '203.0.113.1')).toBeGreaterThan(0);
});

it('a visitor over a limit adds no more rows, whatever they invent', async () => {
  const rows = async () => (await shop.deps.db.db.execute('select key from rate_limit')).rows.length;
  await guess('nobody@example.com');
  await countedBefore(shop.deps, OF_ADDRESS['sign-in address'], 400);
  const before = await rows();
  expect(refused(await times(5, (index) => guess(`else${index}@example.com`)))).toBe(5);
  expect(await rows()).toBe(before);
});

it('old counts are deleted', async () => {
  await guess('mia@example.com');
  shop.passSeconds(25 * 3600);
  await shop.handlers['account.tidy']({});
  const { rows } = await shop.deps.db.db.execute('select key from rate_limit');
  expect(rows).toEqual([]);
});
