import { afterEach, describe, expect, it } from 'vitest';

import { CONSOLE_NAMES } from '../../../../src/domain/operators/settings/settings.ts';
import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { moneyLimitsOf } from '../../../../src/server/core/settings/money-limits.ts';
import { invoicePdf } from '../../../../src/server/invoices/invoices-in.ts';
import { invoiceOf } from '../../../../src/server/invoices/issue-invoice.ts';
import { sampleMail } from '../../../../src/server/mail/samples/preview.ts';
import { revisionTable } from '../../../../src/server/revisions/tables.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { operator } from '../../../support/console/operator.ts';
import { readPdf } from '../../../support/reading/read-pdf.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop({ env: { SALES_EMAIL: 'sales@of-the-environment.test' } });

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);
type Values = InputOf<'settings_publish'>['values'];
const publish = (values: Values, reason = 'a test') => ask('settings_publish', { values, reason });
const shown = async (name: keyof Values) =>
  (await ask('settings', {})).settings.find((one) => one.name === name);
const get = async (path: string) => (await shop.buyer().get<never>(path)).body as Record<string, unknown>;

afterEach(async () => {
  await ask('settings_undo', { version: 0, reason: 'the next test' });
});

describe('published settings', () => {
  it('are on pages, in mails and on invoices at once, and an undo brings the old ones back', async () => {
    const before = await get('/api/settings');
    const old = await sampleMail(shop.deps, 'verify_address', 0);
    const done = await publish({
      LEGAL_NAME: 'Wanderwave Ltd',
      LEGAL_ADDRESS: '1 Harbour Road,\n Cork',
      LEGAL_TAX_ID: 'VAT ID IE1234567A',
      SUPPORT_EMAIL: 'help@wanderwave.test',
      REFUND_HOURS: '48',
    });
    expect(done.published).toBe(true);
    expect(await get('/api/settings')).toMatchObject({
      legalName: 'Wanderwave Ltd',
      legalAddress: '1 Harbour Road, Cork',
      supportEmail: 'help@wanderwave.test',
      refundHours: 48,
    });
    const mail = await sampleMail(shop.deps, 'verify_address', 0);
    expect(mail.html).toContain('Wanderwave Ltd');
    expect(mail.text).toContain('help@wanderwave.test');
    const contact = await (await fetch(`${shop.baseUrl}/.well-known/security.txt`)).text();
    expect(contact).toContain('mailto:help@wanderwave.test');
    const bought = await shop.paid('JP');
    await shop.settle();
    const invoice = await invoiceOf(shop.deps, (await shop.purchaseOf(bought)).id);
    if (!invoice) throw new Error('there is an invoice');
    const { text } = await readPdf(await invoicePdf(shop.deps, invoice));
    for (const words of ['Wanderwave Ltd', '1 Harbour Road, Cork', 'VAT ID IE1234567A'])
      expect(text).toContain(words);

    await ask('settings_undo', { version: 0, reason: 'back' });
    expect(await get('/api/settings')).toEqual(before);
    expect((await sampleMail(shop.deps, 'verify_address', 0)).text).toBe(old.text);
  });

  it('send the next mail from the new sender, under its name', async () => {
    await publish({
      MAIL_FROM: 'Wanderwave <hello@wanderwave.test>',
      MAIL_RETURN_ADDRESS: 'back@wanderwave.test',
    });
    const who = await shop.member();
    await shop.drain();
    const [mail] = await shop.world.mailbox(who.email);
    expect(mail?.from).toContain('Wanderwave');
    expect(mail?.from).toContain('hello@wanderwave.test');
  });

  it('are followed by another process, which needs a start for those that it reads once', async () => {
    const twin = await shop.twin();
    try {
      await publish({ LEGAL_NAME: 'Two of them', FEE_POLICY: 'included' });
      await twin.deps.published.refresh();
      expect(twin.deps.settings).toMatchObject({ LEGAL_NAME: 'Two of them', FEE_POLICY: 'added' });
      expect(twin.deps.published.current().waiting).toEqual(['FEE_POLICY']);
      expect(await shown('FEE_POLICY')).toMatchObject({
        value: 'added',
        published: 'included',
        is_waiting: true,
      });
      const young = await shop.twin();
      expect(young.deps.settings.FEE_POLICY).toBe('included');
      expect(young.deps.published.current().waiting).toEqual([]);
      await young.close();
    } finally {
      await twin.close();
    }
  });

  it('never replace what the environment sets, and say so', async () => {
    await publish({ SALES_EMAIL: 'sales@published.test' });
    expect(shop.deps.settings.SALES_EMAIL).toBe('sales@of-the-environment.test');
    expect(await shown('SALES_EMAIL')).toMatchObject({
      from: 'environment',
      value: 'sales@of-the-environment.test',
      published: 'sales@published.test',
    });
  });

  it('tell their default, and the version that brought each', async () => {
    const first = await publish({ REFUND_HOURS: '36' }, 'longer');
    await publish({ LEGAL_NAME: 'Another' });
    expect(await shown('REFUND_HOURS')).toMatchObject({
      usual: '24',
      value: '36',
      from: 'console',
      since: { version: first.version, why: 'longer', by: null },
    });
    await publish({ REFUND_HOURS: null, WITHDRAWAL: 'on' });
    expect(await shown('REFUND_HOURS')).toMatchObject({ usual: '336', value: '336', from: 'default' });
    expect(shop.deps.settings.REFUND_HOURS).toBe(336);
  });

  it('are published once by two who saw the same version, and are in the audit with what changed', async () => {
    const [ada, bob] = [await operator(shop, 'owner'), await operator(shop, 'owner')];
    const { version } = await ask('settings', {});
    const answers = await Promise.all(
      [ada, bob].map((who, at) =>
        who.tell('settings_publish', {
          values: { LEGAL_NAME: `Company ${at}` },
          reason: 'a race',
          seen: version,
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const { acts } = await ask('audit', { what: 'settings published', limit: 1 });
    expect(acts).toMatchObject([
      { why: 'a race', before: { version, LEGAL_NAME: '' }, after: { version: version + 1 } },
    ]);
    expect((await ask('settings_compare', { from: version, to: version + 1 })).changes).toEqual([
      { path: 'LEGAL_NAME', before: '', after: shop.deps.settings.LEGAL_NAME },
    ]);
    const { versions } = await ask('settings_history', { limit: 1 });
    expect(versions).toMatchObject([{ version: version + 1, why: 'a race' }]);
    expect([ada.email, bob.email]).toContain(versions[0]?.by);
    expect(await publish({ LEGAL_NAME: shop.deps.settings.LEGAL_NAME })).toMatchObject({ published: false });
  });

  it('are changed by owners, read by managers, and by nobody else', async () => {
    for (const role of ['manager', 'support', 'finance', 'viewer'] as const) {
      const who = await operator(shop, role);
      const values = { LEGAL_NAME: 'Mine' };
      expect((await who.tell('settings_publish', { values, reason: 'no' })).status).toBe(403);
      expect(
        (await who.tell('setting_set', { name: 'LEGAL_NAME', value: 'Mine', reason: 'no' })).status,
      ).toBe(403);
      expect((await who.ask('settings')).status).toBe(role === 'manager' ? 200 : 403);
    }
    await expect(publish({ LEGAL_NAME: 'x' }, '')).rejects.toThrow('Please give a reason.');
    await expect(ask('settings_undo', { version: 99_999, reason: 'x' })).rejects.toThrow('no such version');
  });

  it('limit what people send out alone', async () => {
    await publish({ ALONE_SUPPORT_ORDER_USD: '20', FRESH_CODE_SHOP_USD: '75.50' });
    expect(moneyLimitsOf(shop.deps.settings)).toMatchObject({
      withoutCode: { order: 50_00, person: 100_00, shop: 75_50 },
      alone: { support: { order: 20_00, person: 300_00 } },
    });
    const bought = await shop.paid('JP');
    await shop.settle();
    await publish({ ALONE_SUPPORT_ORDER_USD: '1', FRESH_CODE_SHOP_USD: '75.50' });
    const helper = await operator(shop, 'support');
    const { id } = await shop.purchaseOf(bought);
    const { status, body } = await helper.tell<{ reason: string }>('refund', { order: id, reason: 'a wish' });
    expect([status, body.reason]).toEqual([409, 'approval_asked']);
  });

  it('are set, listed and restored at the command line', async () => {
    const run = async (...words: string[]) => (await runCommand(shop.deps, words, { user: 'test' })).text;
    await run('setting', 'REFUND_HOURS', 'set', '30', '--reason', 'by hand', '--yes');
    expect(shop.deps.settings.REFUND_HOURS).toBe(30);
    expect(await run('settings')).toContain('REFUND_HOURS');
    const { version } = JSON.parse(await run('settings', '--json')) as { version: number };
    expect(await run('settings', 'history')).toContain('by hand');
    await run('settings', 'undo', String(version - 1), '--reason', 'back', '--yes');
    expect(shop.deps.settings.REFUND_HOURS).toBe(24);
    await expect(run('setting', 'REFUND_HOURS', 'set', '-1', '--reason', 'x', '--yes')).rejects.toThrow(
      'REFUND_HOURS: This must be at least 0.',
    );
  });
});

describe('a setting that makes no sense', () => {
  it.each<[string, Values, name: string, words: RegExp]>([
    ['no address', { SUPPORT_EMAIL: 'support' }, 'SUPPORT_EMAIL', /must be an email address/],
    ['no https', { LIVE_CHAT_URL: 'javascript:alert(1)' }, 'LIVE_CHAT_URL', /must be an https address/],
    ['too long', { LEGAL_NAME: 'x'.repeat(121) }, 'LEGAL_NAME', /at most 120 characters/],
    ['no number', { REFUND_HOURS: 'a day' }, 'REFUND_HOURS', /must be a number/],
    ['a promise that no wholesaler keeps', { REFUND_HOURS: '2000' }, 'REFUND_HOURS', /at most 1440: eSIM Go/],
    ['two promises', { WITHDRAWAL: 'on', REFUND_HOURS: '24' }, 'REFUND_HOURS', /at least 336/],
    ['orders again at once', { ORDER_UNCLEAR_SECONDS: '1' }, 'ORDER_UNCLEAR_SECONDS', /at least 300/],
    ['a limit that is none', { ALONE_SUPPORT_DAY_USD: '500000' }, 'ALONE_SUPPORT_DAY_USD', /at most 10000/],
    [
      'a sender that is two',
      { MAIL_FROM: 'A <a@b.test>, B <c@d.test>' },
      'MAIL_FROM',
      /must read Name <address>/,
    ],
    ['a host with a path', { ANALYTICS_HOSTS: 'https://a.test/x' }, 'ANALYTICS_HOSTS', /must list hosts/],
  ])('is refused beside its field: %s', async (_, values, name, words) => {
    const before = await get('/api/settings');
    const { problems } = await ask('settings_preview', { values });
    expect(problems).toEqual([{ name, words: expect.stringMatching(words) as string }]);
    const owner = await operator(shop, 'owner');
    const { status, body } = await owner.tell<{ error: string }>('settings_publish', { values, reason: 'x' });
    expect([status, body.error]).toEqual([400, expect.stringMatching(words)]);
    expect(await get('/api/settings')).toEqual(before);
  });

  it('or that only the environment has is not known', async () => {
    const owner = await operator(shop, 'owner');
    for (const name of ['SHOP_MODE', 'BASE_URL', 'TRUSTED_PROXIES', 'STRIPE_SECRET_KEY', 'BRAND_NAME']) {
      const { status } = await owner.tell('setting_set', { name, value: 'x', reason: 'x' });
      expect([name, status]).toEqual([name, 400]);
    }
  });
});

describe('a stored version that breaks a rule', () => {
  const store = async (content: unknown) => {
    const { version } = await ask('settings', {});
    await shop.deps.db.db
      .insert(revisionTable)
      .values({ subject: 'settings', version: version + 1, content: content as never, why: 'by hand' });
    return version + 1;
  };

  it.each([
    ['a value that is refused', { SUPPORT_EMAIL: 'nobody', LEGAL_NAME: 'Broken' }],
    ['a value of another kind', { REFUND_HOURS: { hours: 7 }, LEGAL_NAME: 'Broken' }],
  ])('leaves what was in force: %s', async (_, content) => {
    await publish({ LEGAL_NAME: 'Good Ltd' });
    const version = await store(content);
    await shop.deps.published.refresh();
    expect(shop.deps.settings.LEGAL_NAME).toBe('Good Ltd');
    // A process that starts goes back to it, too.
    const twin = await shop.twin();
    expect(twin.deps.settings.LEGAL_NAME).toBe('Good Ltd');
    expect(twin.deps.published.current().refused?.version).toBe(version);
    await twin.close();
    const told = await ask('settings', {});
    expect(told.refused).toMatchObject({ version });
    expect(shop.logged.join('')).toContain('published settings are refused');
    // A correction ends it.
    await publish({ LEGAL_NAME: 'Better Ltd', SUPPORT_EMAIL: null, REFUND_HOURS: null });
    expect(shop.deps.settings.LEGAL_NAME).toBe('Better Ltd');
    expect((await ask('settings', {})).refused).toBe(null);
  });
});

it('is explained, each with a group and a default', async () => {
  const { settings } = await ask('settings', {});
  expect(settings.map(({ name }) => name)).toEqual(CONSOLE_NAMES);
  for (const { does, label } of settings) expect([label, does]).not.toContain('');
});
