import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Shop } from '../../../src/server/shop.ts';
import type { Buyer } from '../../support/shop/buyer.ts';
import { GoogleWindow } from '../../support/shop/google-window.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

// PGlite serves one process.
describe.runIf(process.env['TEST_DATABASE_URL'])('two processes on one database', () => {
  const shop = useTestShop({ env: { RATE_LIMIT_SCALE: '1' } });
  let other: Shop;
  beforeAll(async () => {
    other = await shop.twin();
  });
  afterAll(() => other.close(1000));

  /** Sends the next calls to the other process. */
  const swap = (visitor: Buyer) => {
    visitor.app = visitor.app === shop.app ? other.app : shop.app;
  };

  it('share sessions, ID tokens and sign-outs', async () => {
    const mia = await shop.member();
    const bearer = await mia.bearer();
    swap(mia);
    expect((await mia.user())?.email).toBe(mia.email);
    expect((await mia.call('GET', '/api/esims', undefined, bearer)).status).toBe(200);
    expect((await mia.bearer()).Authorization).toMatch(/^Bearer ey/);
    await mia.post('/api/auth/sign-out', {});
    swap(mia);
    expect((await mia.call('GET', '/api/esims', undefined, bearer)).status).toBe(401);
  });

  it('accept each other’s links', async () => {
    const mia = await shop.member();
    const verify = await shop.mailedToken(mia.email, '/verify-email');
    swap(mia);
    expect((await mia.get(`/api/auth/verify-email?token=${verify}`)).status).toBe(200);
    await mia.post('/api/auth/request-password-reset', { email: mia.email });
    const token = await shop.mailedToken(mia.email, '/reset-password');
    swap(mia);
    const reset = await mia.post('/api/auth/reset-password', { token, newPassword: 'battery staple' });
    expect(reset.status).toBe(200);
    swap(mia);
    expect((await mia.signIn(mia.email, 'battery staple')).status).toBe(200);
  });

  it('make one account of two simultaneous sign-ups, and one use of a link sent to both', async () => {
    const mia = shop.buyer();
    const twin = shop.buyer();
    swap(twin);
    const answers = await Promise.all([mia.signUp(), twin.signUp(mia.email)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);

    await mia.post('/api/auth/request-password-reset', { email: mia.email });
    const token = await shop.mailedToken(mia.email, '/reset-password');
    const resets = await Promise.all(
      [mia, twin].map((who) =>
        who.post('/api/auth/reset-password', { token, newPassword: 'battery staple' }),
      ),
    );
    expect(resets.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('continue a sign-in with Google that the other began', async () => {
    const visitor = shop.buyer();
    const google = new GoogleWindow(visitor, shop.baseUrl);
    const opened = await google.open();
    if (!('provider' in opened)) throw new Error('not opened');
    const back = await google.answer(opened.provider, { person: 'ada' });
    swap(visitor);
    expect((await google.comeBack(back)).error).toBeUndefined();
    expect((await visitor.user())?.email).toBe('ada@traveller.example');
  });

  it('count attempts together', async () => {
    const eve = shop.buyer();
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++) {
      swap(eve);
      statuses.push((await eve.signIn('victim@example.com', `guess ${index}`)).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });
});
