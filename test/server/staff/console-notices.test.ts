import { desc, eq, gt } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import { CODES_LOCKED } from '../../../src/domain/operators/notices.ts';
import { watch } from '../../../src/server/alerts/watch.ts';
import { auditTable } from '../../../src/server/audit/tables.ts';
import { operatorAt } from '../../../src/server/staff/operators.ts';
import { operator, type TestOperator } from '../../support/console/operator.ts';
import { PASSWORD } from '../../support/shop/buyer.ts';
import { useTestShop } from '../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

let owner: TestOperator;
let ada: TestOperator;
/** The newest entry of the audit before a test. */
let before = 0;
beforeEach(async () => {
  owner ??= await operator(shop, 'owner');
  ada = await operator(shop, 'support');
  const { db } = shop.deps.db;
  const [newest] = await db.select().from(auditTable).orderBy(desc(auditTable.id)).limit(1);
  before = newest?.id ?? 0;
});

const acts = async () => {
  const { db } = shop.deps.db;
  const rows = await db.select().from(auditTable).where(gt(auditTable.id, before)).orderBy(auditTable.id);
  const id = (await operatorAt(db, ada.email))?.id;
  return rows.filter(({ operatorId }) => operatorId === id).map(({ what, after }) => [what, after] as const);
};

/** Subjects of the mails to an address about what happened since the last check. */
async function mailsTo(address: string): Promise<string[]> {
  await watch(shop.deps);
  await shop.drain();
  const subjects = (await shop.world.mailbox(address)).map(({ subject }) => subject);
  return subjects.filter((subject) => /console|codes|paused/i.test(subject) && !subject.includes('invited'));
}

async function open(userAgent: string): Promise<void> {
  const browser = shop.buyer();
  const known = { email: ada.email, password: PASSWORD };
  await browser.call('POST', '/api/auth/sign-in/email', known);
  const opened = await browser.call(
    'POST',
    '/api/operate/session/open',
    { code: ada.nextCode() },
    { 'User-Agent': userAgent },
  );
  expect(opened.status).toBe(200);
}

describe('owners are notified', () => {
  it('once when a console is opened with a device not used lately, and so is its operator', async () => {
    await open(FIREFOX);
    await open(FIREFOX);
    expect(await acts()).toEqual([
      ['console opened in a new place', { device: 'Firefox on Linux', way: 'code' }],
      ['console opened', { device: 'Firefox on Linux', way: 'code' }],
    ]);
    const told = [expect.stringContaining('opened in a new place') as string];
    expect(await mailsTo(ada.email)).toEqual(told);
    expect(await mailsTo(owner.email)).toEqual(told);
    expect(await mailsTo(ada.email)).toEqual(told);
  });

  it('of five wrong codes, wherever they were typed, and each is recorded', async () => {
    const wrong = (path: string) => ada.tell(path, { code: '000000' });
    await wrong('session/open');
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => wrong('session/step-up')));
    // Which of the simultaneous ones came fifth is random.
    const written = (await acts()).toSorted((one, other) =>
      one[0] === other[0] ? 0 : one[0] === CODES_LOCKED ? 1 : -1,
    );
    expect(written).toEqual([
      ['wrong code', { at: 'opening the console' }],
      ...Array.from({ length: 4 }, () => ['wrong code', { at: 'a fresh code' }]),
      [CODES_LOCKED, null],
    ]);
    expect(await mailsTo(ada.email)).toEqual([expect.stringContaining('Five wrong codes')]);
  });

  it('of a pause with its reason, but not the operator who made it', async () => {
    const manager = await operator(shop, 'manager');
    const turn = { what: 'sales', reason: 'the network is down' };
    shop.passSeconds(11 * 60);
    expect((await manager.tell('pause', turn)).status).toBe(200);
    expect((await manager.tell('resume', turn)).body.reason).toBe('step_up_needed');
    expect(await mailsTo(owner.email)).toContainEqual(expect.stringContaining('Something was paused'));
    expect(await mailsTo(manager.email)).toEqual([]);
    expect((await manager.tell('session/step-up', { code: manager.nextCode() })).status).toBe(200);
    expect((await manager.tell('resume', turn)).status).toBe(200);
  });
});

it('names in the audit who caused each step of an order, and from where', async () => {
  const { db } = shop.deps.db;
  const { id } = await shop.purchaseOf(await shop.paid('JP'));
  await shop.settle();
  expect((await ada.tell('replace', { order: id, reason: 'a test' })).status).toBe(200);
  await shop.settle();
  expect((await ada.tell('refund', { order: id, reason: 'a test' })).status).toBe(200);
  await shop.settle();
  const rows = await db.select().from(auditTable).where(eq(auditTable.purchaseId, id));
  const operatorId = (await operatorAt(db, ada.email))?.id;
  const whats = rows.filter(({ who }) => who === 'operator').map(({ what }) => what);
  expect(whats).toEqual(expect.arrayContaining(['eSIM taken back', 'eSIM replaced', 'refund asked for']));
  for (const row of rows.filter(({ who }) => who === 'operator')) expect(row).toMatchObject({ operatorId });
});
