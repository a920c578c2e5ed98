import { randomUUID } from 'node:crypto';

import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import type { Buyer } from '../../support/shop/buyer.ts';
import { GoogleWindow } from '../../support/shop/google-window.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();
let visitor: Buyer;
let google: GoogleWindow;
beforeEach(() => {
  visitor = shop.buyer();
  google = new GoogleWindow(visitor, shop.baseUrl);
});

/** Somebody who has typed their own address at the provider. */
const typed = (verified = true) => {
  const email = `kim.${randomUUID().slice(0, 8)}@example.com`;
  return { email, form: { email, name: 'Kim van Dijk', ...(verified && { verified: 'yes' }) } };
};

describe('signing in with Google', () => {
  it('makes an account with its name and verified address, and finds it again', async () => {
    const news = await google.signIn({ person: 'ada' });
    expect(news.error).toBeUndefined();
    const ada = await visitor.user();
    expect(ada).toMatchObject({ email: 'ada@traveller.example', emailVerified: true, name: 'Ada Traveller' });
    const phone = shop.buyer();
    await new GoogleWindow(phone, shop.baseUrl).signIn({ person: 'ada' });
    expect((await phone.user())?.id).toBe(ada?.id);
  });

  it('stores none of Google’s tokens', async () => {
    await google.signIn({ person: 'kartini' });
    const { rows } = await shop.deps.db.db.execute(
      sql`select * from account where access_token is not null or refresh_token is not null or id_token is not null`,
    );
    expect(rows).toEqual([]);
  });

  it('leaves an address unverified if Google did not verify it', async () => {
    await google.signIn({ person: 'uma' });
    expect(await visitor.user()).toMatchObject({ email: 'uma@traveller.example', emailVerified: false });
  });

  it('needs an address', async () => {
    expect((await google.signIn({ person: 'noel' })).error?.code).toBe('email_not_found');
    expect(await visitor.user()).toBeNull();
  });

  it('says that it was denied', async () => {
    expect((await google.signIn({ answer: 'deny' })).error?.code).toBe('access_denied');
    expect(await visitor.user()).toBeNull();
  });

  it('says that it failed if Google does not accept its own code', async () => {
    expect((await google.signIn({ person: 'felix' })).error?.code).toBe('invalid_code');
    expect(await visitor.user()).toBeNull();
  });

  it('reveals nothing to a page of another site', async () => {
    const foreign = new GoogleWindow(visitor, 'https://elsewhere.example');
    await expect(foreign.open()).rejects.toThrow('INVALID_ORIGIN');
  });
});

describe('a password account and a Google account with the same address', () => {
  it('stay separate until the address is verified: the creator of the first may not be its owner', async () => {
    const { email, form } = typed();
    await shop.buyer().signUp(email);
    expect((await google.signIn(form)).error?.code).toBe('account_not_linked');
    expect(await visitor.user()).toBeNull();
  });

  it('become one once it is', async () => {
    const { email, form } = typed();
    const mia = shop.buyer();
    await mia.signUp(email);
    await mia.get(`/api/auth/verify-email?token=${await shop.mailedToken(email, '/verify-email')}`);
    await google.signIn(form);
    expect((await visitor.user())?.id).toBe((await mia.user())?.id);
  });

  it('stay separate if Google has not verified it', async () => {
    const { email, form } = typed(false);
    const mia = shop.buyer();
    await mia.signUp(email);
    await mia.get(`/api/auth/verify-email?token=${await shop.mailedToken(email, '/verify-email')}`);
    expect((await google.signIn(form)).error?.code).toBe('account_not_linked');
  });

  it('an account without a password does not read that the password is wrong', async () => {
    const { email, form } = typed();
    await google.signIn(form);
    expect((await shop.buyer().signIn(email)).body.code).toBe('NO_PASSWORD');
  });
});

describe('a manipulated sign-in', () => {
  it('is refused with a used code, a changed state, or in another browser', async () => {
    const opened = await google.open();
    if (!('provider' in opened)) throw new Error('not opened');
    const back = await google.answer(opened.provider, { person: 'ana' });

    const changed = new URL(back);
    changed.searchParams.set('state', 'x'.repeat(32));
    expect((await google.comeBack(changed)).error).toBeDefined();
    const otherBrowser = shop.buyer();
    const stolen = await otherBrowser.ask(`${back.pathname}${back.search}`);
    expect(stolen.headers.get('location')).toContain('/sign-in-failed');
    expect(await otherBrowser.user()).toBeNull();
    expect(await visitor.user()).toBeNull();
  });

  it('is refused a second time', async () => {
    const opened = await google.open();
    if (!('provider' in opened)) throw new Error('not opened');
    const back = await google.answer(opened.provider, { person: 'ana' });
    expect((await google.comeBack(back)).error).toBeUndefined();
    await visitor.post('/api/auth/sign-out', {});
    const again = await visitor.ask(`${back.pathname}${back.search}`);
    expect(again.headers.get('location')).toContain('/sign-in-failed');
    expect(await visitor.user()).toBeNull();
  });
});
