import { describe, expect, it } from 'vitest';

import { operator, type TestOperator } from '../../support/console/operator.ts';
import { type Buyer, PASSWORD } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

interface Console {
  id: string;
  device: string;
  current: boolean;
}

const isOpen = async (browser: Buyer) => (await browser.get('/api/operate/team')).status === 200;
const consolesOf = async (browser: Buyer) =>
  (await browser.get<{ consoles: Console[] }>('/api/operate/session/consoles')).body.consoles;

/** Opens the console once more, in a browser that gets lost. */
async function openedInAnother(person: TestOperator): Promise<Buyer> {
  const lost = shop.buyer();
  const known = { email: person.email, password: PASSWORD };
  await lost.call('POST', '/api/auth/sign-in/email', known, { 'User-Agent': FIREFOX });
  expect((await lost.post('/api/operate/session/open', { code: person.nextCode() })).status).toBe(200);
  return lost;
}

/** An owner acts on somebody's account. */
async function byOwner(verb: string, person: TestOperator): Promise<void> {
  const owner = await operator(shop, 'owner');
  const { body } = await owner.ask<{ team: { id: string; email: string; version: number }[] }>('team');
  const found = body.team.find(({ email }) => email === person.email);
  const about =
    verb === 'sign_out' ? { customer: person.email } : { id: found?.id ?? '', version: found?.version ?? 0 };
  expect((await owner.tell(verb, about)).status).toBe(200);
}

/** Everything that ends a session of any kind, in the shop and in the console. */
const ENDS: Record<string, (person: TestOperator, lost: Buyer) => Promise<unknown>> = {
  'signing out of the shop there': (_, lost) => lost.post('/api/auth/sign-out', {}),
  'leaving the console there': (_, lost) => lost.post('/api/operate/session/close', {}),
  async 'ending that device'({ browser }) {
    const { body } = await browser.get<{ sessions: { id: string; current: boolean }[] }>(
      '/api/account/sessions',
    );
    const there = body.sessions.find(({ current }) => !current);
    await browser.call('DELETE', `/api/account/sessions/${there?.id}`);
  },
  'ending all other devices': ({ browser }) => browser.post('/api/account/sessions/end-others', {}),
  async 'ending that console'({ browser }) {
    const there = (await consolesOf(browser)).find(({ current }) => !current);
    await browser.post('/api/operate/session/consoles/end', { id: there?.id });
  },
  'ending all other consoles': ({ browser }) => browser.post('/api/operate/session/consoles/end', {}),
  'a changed password': ({ browser }) =>
    browser.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'battery staple' }),
  async 'a password chosen by mail'({ email }) {
    const forgetful = shop.buyer();
    await forgetful.post('/api/auth/request-password-reset', { email });
    const token = await shop.mailedToken(email, '/reset-password');
    await forgetful.post('/api/auth/reset-password', { token, newPassword: 'battery staple' });
  },
  'an owner’s sign_out': (person) => byOwner('sign_out', person),
  'being removed': (person) => byOwner('operator_remove', person),
  'codes that are reset': (person) => byOwner('operator_reset', person),
  'a deleted account': ({ browser, email }) =>
    browser.post('/api/account/delete', { email, password: PASSWORD }),
};

describe('an open console in a lost browser', () => {
  it.each(Object.entries(ENDS))('ends by %s', async (_, end) => {
    const person = await operator(shop, 'support');
    const lost = await openedInAnother(person);
    expect(await isOpen(lost)).toBe(true);
    await end(person, lost);
    expect(await isOpen(lost)).toBe(false);
  });

  it('is listed with its device for its operator, and only they can end it', async () => {
    const person = await operator(shop, 'viewer');
    const lost = await openedInAnother(person);
    const listed = await consolesOf(person.browser);
    expect(Object.fromEntries(listed.map(({ device, current }) => [device, current]))).toEqual({
      'An unknown device': true,
      'Firefox on Linux': false,
    });
    const stranger = await operator(shop, 'owner');
    expect(await consolesOf(stranger.browser)).toHaveLength(1);
    const id = listed.find(({ current }) => !current)?.id;
    expect(await stranger.tell('session/consoles/end', { id })).toMatchObject({ status: 404 });
    expect(await isOpen(lost)).toBe(true);
    expect(await person.tell('session/consoles/end', { id })).toMatchObject({ body: { ended: 1 } });
    expect(await person.tell('session/consoles/end', { id })).toMatchObject({ status: 404 });
    expect([await isOpen(lost), await isOpen(person.browser)]).toEqual([false, true]);
  });
});
