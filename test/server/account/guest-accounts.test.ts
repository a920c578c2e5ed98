import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { ORDERING } from '../../support/outside/calls.ts';
import { type Buyer, PASSWORD } from '../../support/shop/buyer.ts';
import { buyAsGuest, esimsOf } from '../../support/shop/guest.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const READY = 'Your account is ready for a password';
const CLAIM = 'Add this purchase to your account';

const shop = useTestShop();
let mia: Buyer;
beforeEach(() => {
  mia = shop.buyer();
});

const withAccount = (buyer: Buyer, email?: string) =>
  buyAsGuest(buyer, { create_account: true, ...(email && { email }) });

async function usersWith(address: string) {
  const { rows } = await shop.deps.db.db.execute<{ id: string; name: string; email_verified: boolean }>(
    sql`select * from "user" where email = ${address}`,
  );
  return rows;
}

describe('a guest who wants an account', () => {
  it('gets one without a password when the purchase is paid, with the purchase in it', async () => {
    const begun = await mia.begin(undefined, { create_account: true });
    await shop.drain();
    expect(await usersWith(mia.email)).toEqual([]);

    await mia.pay(begun.started);
    const { body } = await begun.complete();
    expect(await shop.subjectsTo(mia.email)).toEqual(expect.arrayContaining([READY]));
    const [user] = await usersWith(mia.email);
    expect(user).toMatchObject({ name: 'Mia Larsen', email_verified: false });
    expect((await shop.purchaseOf(begun)).userId).toBe(user?.id);
    // Nobody can sign in yet, and nobody can take the address by signing up.
    const intruder = shop.buyer();
    expect((await intruder.signIn(mia.email)).body.code).toBe('NO_PASSWORD');
    expect((await intruder.signUp(mia.email)).status).toBe(422);

    const token = await shop.mailedToken(mia.email, '/reset-password');
    const phone = shop.buyer();
    expect((await phone.post('/api/auth/reset-password', { token, newPassword: PASSWORD })).status).toBe(200);
    await phone.signIn(mia.email);
    expect(await phone.user()).toMatchObject({ emailVerified: true, name: 'Mia Larsen' });
    expect(await esimsOf(phone)).toEqual([body.iccid]);
  });

  it('still sees the purchase as a guest, until they sign in to the account', async () => {
    const { completed } = await withAccount(mia);
    await shop.drain();
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
    expect((await mia.get('/api/esims')).body).toMatchObject({ account_asked: true });
    const token = await shop.mailedToken(mia.email, '/reset-password');
    await mia.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect(await esimsOf(mia)).toEqual([]);
    await mia.signIn();
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
    await mia.post('/api/auth/sign-out', {});
    expect(await esimsOf(mia)).toEqual([]);
  });

  it('gets a link that lasts longer than a day, and ends with the first password', async () => {
    await withAccount(mia);
    const early = await shop.mailedToken(mia.email, '/reset-password');
    const { rows } = await shop.deps.db.db.execute<{ hours: string }>(
      sql`select extract(epoch from expires_at - now()) / 3600 as hours from verification
          where value = (select id from "user" where email = ${mia.email})`,
    );
    expect(rows.map(({ hours }) => Math.round(Number(hours)))).toEqual([72]);
    await mia.post('/api/auth/request-password-reset', { email: mia.email });
    const late = await shop.mailedToken(mia.email, '/reset-password');
    const reset = (token: string) => mia.post('/api/auth/reset-password', { token, newPassword: PASSWORD });
    expect((await reset(late)).status).toBe(200);
    expect((await reset(early)).body.code).toBe('INVALID_TOKEN');
  });

  it('gets it even if the webhook or the recover job learns of the payment first', async () => {
    await shop.world.webhooks('drop');
    const begun = await mia.beginAndPay(undefined, { create_account: true });
    await shop.later(120);
    expect(await usersWith(mia.email)).toHaveLength(1);
    expect((await shop.purchaseOf(begun)).userId).not.toBeNull();
  });

  it('gets none without the box checked, nor without a payment', async () => {
    await buyAsGuest(mia);
    const unpaid = shop.buyer();
    await unpaid.begin(undefined, { create_account: true });
    await shop.settle();
    expect(await usersWith(mia.email)).toEqual([]);
    expect(await usersWith(unpaid.email)).toEqual([]);
    expect(await shop.subjectsTo(mia.email)).not.toContain(CLAIM);
  });

  it('gets no account and no mail about one for a refunded order', async () => {
    await shop.world.fault({ ...ORDERING, effect: 'status', status: 400, times: 5 });
    const begun = await mia.beginAndPay(undefined, { create_account: true });
    await begun.complete();
    await shop.settle();
    await shop.world.clearFaults();
    expect((await shop.purchaseOf(begun)).state).toBe('refunded');
    expect(await usersWith(mia.email)).toEqual([]);
    expect(await shop.subjectsTo(mia.email)).toEqual(['Your money is on its way back']);
  });

  it('gets one account and one mail, however often the job runs at once', async () => {
    const begun = await mia.beginAndPay(undefined, { create_account: true });
    const { id } = await shop.purchaseOf(begun);
    await begun.complete();
    const welcome = () => shop.handlers['account.welcome']({ purchaseId: id });
    await Promise.all([welcome(), welcome(), welcome()]);
    await welcome();
    const subjects = await shop.subjectsTo(mia.email);
    expect(subjects.filter((subject) => subject === READY)).toHaveLength(1);
    expect(subjects).not.toContain(CLAIM);
    expect(await usersWith(mia.email)).toHaveLength(1);
  });

  it('gets one account for two purchases at once; the other can be claimed', async () => {
    const both = await Promise.all([withAccount(mia), withAccount(mia)]);
    const ids = await Promise.all(both.map((begun) => shop.purchaseOf(begun).then(({ id }) => id)));
    await Promise.all(ids.map((purchaseId) => shop.handlers['account.welcome']({ purchaseId })));
    const subjects = await shop.subjectsTo(mia.email);
    expect(subjects.filter((subject) => subject === READY)).toHaveLength(1);
    expect(subjects.filter((subject) => subject === CLAIM)).toHaveLength(1);
    expect(await usersWith(mia.email)).toHaveLength(1);
  });
});

describe('a guest whose address has an account', () => {
  it('stays a guest, and the address’s owner learns by mail how to claim the purchase', async () => {
    const owner = await shop.member();
    const { completed, started } = await withAccount(mia, owner.email.toUpperCase());
    await shop.drain();
    const mails = (await shop.world.mails()).filter(({ subject }) => subject === CLAIM);
    const mail = mails.find(({ to }) => to.toLowerCase().includes(owner.email));
    expect(mail?.text).toContain(`/order/${started.order}`);
    expect(await esimsOf(owner)).toEqual([]);
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);

    await owner.post('/api/account/claim', { order: started.order });
    expect(await esimsOf(owner)).toEqual([completed.body.iccid]);
    // Having the link takes nothing away from the browser that bought.
    expect(await esimsOf(mia)).toEqual([completed.body.iccid]);
  });

  it('gets that mail once', async () => {
    await mia.signUp();
    const begun = await withAccount(shop.buyer(), mia.email);
    const { id: purchaseId } = await shop.purchaseOf(begun);
    await Promise.all([1, 2, 3].map(() => shop.handlers['account.welcome']({ purchaseId })));
    expect((await shop.subjectsTo(mia.email)).filter((subject) => subject === CLAIM)).toHaveLength(1);
  });

  it('gets the same answers as one whose address has no account', async () => {
    const known = await shop.member();
    const answersFor = async (email: string) => {
      const guest = shop.buyer();
      const begun = await guest.begin(undefined, {
        create_account: true,
        billing_details: { fullName: 'Mia Larsen', email },
      });
      await guest.pay(begun.started);
      const completed = await begun.complete();
      await shop.drain();
      const again = await begun.complete();
      const reader = await shop.member();
      for (const [name, value] of guest.cookies) reader.cookies.set(name, value);
      const answers = [
        await guest.start(begun.request),
        completed,
        again,
        await guest.get(`/api/orders/${begun.started.order}`),
        await guest.get('/api/esims'),
        await reader.get('/api/account/guest-purchases'),
        await reader.post('/api/account/claim', { order: begun.started.order }),
      ];
      return answers.map(({ status, headers, body }) => ({
        status,
        headers: [...headers.keys()].toSorted(),
        cookies: headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '=')),
        body: shapeOf(body),
      }));
    };
    expect(await answersFor(known.email)).toEqual(await answersFor(shop.buyer().email));
  });
});

/** The structure of an answer, without its ids, secrets and times. */
function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (typeof value === 'string') return 'text';
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shapeOf(inner)]));
}

it('sees no checkbox when signed in', async () => {
  await mia.signUp();
  const begun = await mia.beginAndPay(undefined, { create_account: true, is_guest: false });
  await begun.complete();
  expect(await shop.purchaseOf(begun)).toMatchObject({ createAccount: false, isGuest: false });
  expect(await shop.subjectsTo(mia.email)).not.toContain(CLAIM);
});

it('has a link that is neither in logs nor in the database', async () => {
  await withAccount(mia);
  const token = await shop.mailedToken(mia.email, '/reset-password');
  expect(shop.logged.join('\n')).not.toContain(token);
  const { rows } = await shop.deps.db.db.execute(
    sql`select 1 from verification where identifier like ${`%${token}%`}`,
  );
  expect(rows).toEqual([]);
});
