import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';

import type { PriceRule } from '../../../../src/domain/operators/pricing/price-rules.ts';
import type { VerbName } from '../../../../src/server/admin/registry.ts';
import { type InputOf, type OutputOf, runVerb } from '../../../../src/server/admin/run-verb.ts';
import { findOffer } from '../../../../src/server/catalog/queries.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { operator } from '../../../support/console/operator.ts';
import { setRules } from '../../../support/database/behind-the-shop.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const ask = <Name extends VerbName>(name: Name, input: InputOf<Name>): Promise<OutputOf<Name>> =>
  runVerb({ deps: shop.deps, by: atCommandLine('test') }, name, input);

type Asked = Partial<PriceRule> & Pick<PriceRule, 'scope'>;
const withMarkup = (rule: Asked) => ({ markup_bp: 2500, ...rule });
const list = (...rules: Asked[]) => ({
  rules: [{ scope: 'global' as const }, ...rules].map(withMarkup),
  below_floor: 'hold' as const,
});
/** Publishes whatever the preview warns about. */
async function publishAll(
  wanted: Pick<InputOf<'price_publish'>, 'rules' | 'below_floor'>,
  reason = 'a test',
) {
  const { alarm } = await ask('price_preview', wanted);
  return ask('price_publish', { ...wanted, reason, ...(alarm && { confirm: alarm.count }) });
}
const publish = (...rules: Asked[]) => publishAll(list(...rules));
const japan = (rule: Partial<PriceRule>): Asked => ({ scope: 'country', of: 'JP', ...rule });

/** A rule that allows it. */
const LOSS = -10_000;

const current = () => shop.deps.catalog.current();
const centsOf = async (iso: string) => {
  const { plans } = await ask('place_prices', { place: iso });
  return new Map(plans.map(({ bundle_name, sold }) => [bundle_name, sold?.price.cents]));
};
const cents = (dollars: number) => Math.round(dollars * 100);

beforeEach(async () => {
  await publish();
});

describe('a list of rules', () => {
  it('makes one revision, and snapshot, checkout and answers have its prices', async () => {
    const before = current().revision;
    const was = await centsOf('JP');
    const done = await publish(japan({ markup_bp: 10_000, ending: '.99' }));
    expect(done).toMatchObject({ published: true, count: was.size });
    expect(current().revision).toBe(before + 1);
    for (const [name] of was) {
      const offer = await findOffer(shop.deps.db.db, name, 'JP', 'added', 'USD');
      expect(offer?.price).toBe(Math.ceil((2 * (offer?.wholesale ?? 0) - 99) / 100) * 100 + 99);
      expect(current().offers.get(`JP ${name}`)).toEqual(offer);
    }
    const { countries } = (
      await shop.buyer().get<{ countries: { starting_price: number }[] }>('/api/countries?isos=JP')
    ).body;
    const days = [...current().offers.values()].filter(
      ({ plan }) => plan.country_code === 'JP' && plan.isUnlimited && plan.duration === 1,
    );
    expect(cents(countries[0]?.starting_price ?? 0)).toBe(Math.min(...days.map(({ price }) => price)));
  });

  it('is stored under the names that the version before reads during an upgrade', async () => {
    const asked = { surcharge_cents: 30, min_margin_bp: 500, fixed_price_cents: 900 };
    await publish(japan(asked));
    const { rows } = await shop.deps.db.db.execute(
      sql`select rule from price_list, jsonb_array_elements(rules) as rule
        where version = (select max(version) from price_list) and rule ->> 'of' = 'JP'`,
    );
    expect(rows[0]?.['rule']).toMatchObject({ fixed_cents: 30, floor_bp: 500, lock_cents: 900 });
    expect((await ask('prices', {})).rules).toContainEqual(expect.objectContaining(asked));
  });

  it('makes no revision for the same rules in any order, and can be undone', async () => {
    const rules = [japan({ markup_bp: 4000 }), { scope: 'region' as const, of: 'REUP', markup_bp: 100 }];
    await publish(...rules);
    const { revision, digest } = current();
    const { version } = await ask('prices', {});
    expect(await publish(...rules.toReversed())).toEqual({ version, published: false, count: 0 });
    expect(current().revision).toBe(revision);
    await publish();
    expect(current().digest).not.toBe(digest);
    expect(await ask('price_undo', { version, reason: 'back' })).toMatchObject({ published: true });
    expect([current().digest, current().revision]).toEqual([digest, revision + 2]);
    const { lists } = await ask('price_history', { limit: 2 });
    expect(lists.map((one) => [one.version, one.rules, one.why])).toEqual([
      [version + 2, 3, 'back'],
      [version + 1, 1, 'a test'],
    ]);
    await expect(ask('price_undo', { version: 999 })).rejects.toMatchObject({ reason: 'no_price_list' });
  });

  it('is published by one of two who saw the same version, and recorded in the audit', async () => {
    const [ada, bob] = [await operator(shop, 'manager'), await operator(shop, 'owner')];
    const { body: seen } = await ada.ask<{ version: number }>('prices');
    const tell = (who: typeof ada, bp: number) =>
      who.tell<{ version: number; reason?: string }>('price_publish', {
        ...list(japan({ markup_bp: bp })),
        reason: 'a race',
        seen: seen.version,
      });
    const told = await Promise.all([tell(ada, 5000), tell(bob, 6000)]);
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(told.find(({ status }) => status === 409)?.body.reason).toBe('changed_by_another');
    const winner = told[0]?.status === 200 ? ada : bob;
    const { body: now } = await ada.ask<{ by: string; version: number }>('prices');
    expect([now.by, now.version]).toEqual([winner.email, seen.version + 1]);
    const { acts } = await ask('audit', { what: 'prices published', limit: 1 });
    expect(acts).toMatchObject([
      { operator: winner.email, why: 'a race', after: { version: seen.version + 1, rules: 2 } },
    ]);
  });

  it('is refused with the reason if it makes no sense', async () => {
    const owner = await operator(shop, 'owner');
    const tell = async (rules: unknown) =>
      (await owner.tell<{ error: string }>('price_preview', { rules, below_floor: 'hold' })).body.error;
    expect(await tell([])).toContain('There must be a global rule without a start and an end.');
    expect(await tell([{ scope: 'global', markup_bp: -1 }])).toContain('markup_bp');
    expect(await tell([{ scope: 'global', markup_bp: 1, surprise: 1 }])).toContain('surprise');
  });
});

describe('a preview', () => {
  it('lists every price that would change, page by page, and changes nothing', async () => {
    const before = [current().revision, await ask('prices', {})];
    const all = await ask('price_preview', { ...list(japan({ markup_bp: 500 })), limit: 200 });
    expect(all).toMatchObject({ dearer: 0, hidden: 0, shown: 0, below: 0, next: null });
    expect([all.count, all.cheaper]).toEqual([all.changes.length, all.changes.length]);
    const shares = all.changes.map(({ after }) => after?.margin_bp ?? NaN);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(all.worst).toEqual(all.changes[0]);
    const second = await ask('price_preview', { ...list(japan({ markup_bp: 500 })), limit: 3, skip: 3 });
    expect(second.changes).toEqual(all.changes.slice(3, 6));
    expect([current().revision, await ask('prices', {})]).toEqual(before);
    expect(await ask('price_preview', list())).toMatchObject({ count: 0, worst: null, changes: [] });
  });

  it('corrects price inversions, and its additions are published like any rule', async () => {
    const { plans } = await ask('place_prices', { place: 'JP' });
    const [small, big] = plans.filter(({ days, data_mb }) => days === 30 && data_mb > 0);
    if (!small || !big?.sold) throw new Error('Japan has two sizes for 30 days');
    await publish({
      scope: 'plan',
      of: `JP ${small.bundle_name}`,
      fixed_price_cents: big.sold.price.cents + 500,
    });
    const checks = await ask('price_checks', {});
    expect(checks.price_inversions.first[0]).toMatchObject({
      bundle_name: big.bundle_name,
      smaller: { bundle_name: small.bundle_name },
    });
    const { rules, below_floor } = await ask('prices', {});
    const fixed = await ask('price_preview', { rules, below_floor, fix_inversions: true });
    expect([fixed.price_inversions, fixed.count]).toEqual([0, fixed.dearer]);
    await publishAll({ rules: fixed.rules, below_floor }, 'fixed');
    expect((await ask('price_checks', {})).price_inversions.count).toBe(0);
    expect((await centsOf('JP')).get(big.bundle_name)).toBe(big.sold.price.cents + 500);
  });
});

describe('a mistake', () => {
  const typo = (markup_bp: number) => ({ ...list(), rules: [{ scope: 'global' as const, markup_bp }] });
  const refused = (count: number) => ({ status: 409, body: { reason: 'unconfirmed_prices', count } });

  it('in a markup is told by the preview, and published only with its number', async () => {
    const manager = await operator(shop, 'manager');
    const { version } = await ask('prices', {});
    const { alarm, plans } = await ask('price_preview', typo(95_000));
    expect(alarm).toMatchObject({ count: plans, far: plans, jumped: plans, lost: 0 });
    for (const confirm of [undefined, 1, plans - 1])
      expect(await manager.tell('price_publish', { ...typo(95_000), confirm })).toMatchObject(refused(plans));
    expect((await ask('prices', {})).version).toBe(version);
    const done = await manager.tell('price_publish', { ...typo(95_000), confirm: plans });
    expect(done).toMatchObject({ status: 200, body: { published: true, count: plans } });
    const { acts } = await ask('audit', { what: 'prices published', limit: 1 });
    expect(acts).toMatchObject([{ operator: manager.email, after: { confirmed: plans } }]);
    // Going back is as far.
    expect(await manager.tell('price_undo', { version })).toMatchObject(refused(plans));
    expect((await manager.tell('price_undo', { version, confirm: plans })).status).toBe(200);
  });

  it('in a fifth of the catalogue is told as well as in one plan, and an ordinary change is not', async () => {
    const { bundle_name } = await shop.buyer().plan('JP');
    const plan = (fixed_price_cents: number): Asked => ({
      scope: 'plan',
      of: `JP ${bundle_name}`,
      fixed_price_cents,
    });
    expect((await ask('price_preview', typo(2000))).alarm).toBeNull();
    expect((await ask('price_preview', typo(7000))).alarm).toMatchObject({ jumped: 0, lost: 0 });
    expect((await ask('price_preview', list(plan(99_900)))).alarm).toMatchObject({ count: 1, jumped: 1 });
    const later = '2099-01-01T00:00:00.000Z';
    const scheduled = await ask('price_preview', list({ ...plan(99_900), from: later }));
    expect(scheduled).toMatchObject({ count: 0, alarm: { count: 1, at: later } });
  });

  it('sells nothing at a loss: only a rule that says so may, and then it has to be confirmed', async () => {
    const { bundle_name } = await shop.buyer().plan('JP');
    const dollar: Asked = { scope: 'plan', of: `JP ${bundle_name}`, fixed_price_cents: 1 };
    const priceUnder = async (rule: Asked, below_floor: 'sell' | 'hold') => {
      const { changes, alarm } = await ask('price_preview', { ...list(rule), below_floor });
      const { after, wholesale } = changes.find((one) => one.bundle_name === bundle_name) ?? {};
      return { over: (after?.price.cents ?? NaN) - (wholesale?.cents ?? NaN), after, lost: alarm?.lost ?? 0 };
    };
    for (const setting of ['hold', 'sell'] as const) {
      const held = await priceUnder(dollar, setting);
      expect(held.over).toBeGreaterThan(0);
      expect([held.after?.margin.cents, held.lost]).toEqual([0, 0]);
    }
    const loss = { ...dollar, min_margin_bp: LOSS };
    expect(await priceUnder(loss, 'sell')).toMatchObject({ after: { price: { cents: 1 } }, lost: 1 });
    expect(await priceUnder(loss, 'hold')).toMatchObject({ lost: 1 });
  });
});

describe('a rule for a time', () => {
  it('begins and ends by the database’s clock, each with a revision', async () => {
    const { revision } = current();
    const was = await centsOf('JP');
    const soon = async () => {
      const { rows } = await shop.deps.db.db.execute<{ at: string }>(
        sql`select to_char((now() at time zone 'utc') + interval '1.5 s', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`,
      );
      return rows[0]?.at ?? '';
    };
    const from = await soon();
    await setRules(shop.deps.db.db, [japan({ markup_bp: 0, min_margin_bp: LOSS, from })]);
    const [name = ''] = was.keys();
    const shown = async () => {
      await shop.deps.catalog.refresh();
      return current().offers.get(`JP ${name}`)?.price;
    };
    const wholesale = (await findOffer(shop.deps.db.db, name, 'JP', 'added', 'USD'))?.wholesale;
    await expect.poll(shown).toBe(wholesale);
    await setRules(shop.deps.db.db, [
      japan({ markup_bp: 0, min_margin_bp: LOSS, from, until: await soon() }),
    ]);
    await expect.poll(shown).toBe(was.get(name));
    expect(current().revision).toBeGreaterThanOrEqual(revision + 2);
  });
});

describe('a plan below its floor', () => {
  const locked = (of: string): Asked => ({
    scope: 'plan',
    of: `JP ${of}`,
    fixed_price_cents: 1,
    min_margin_bp: 1000,
  });

  it('is raised to it, sold or hidden, as the list says', async () => {
    const plan = await shop.buyer().plan('JP');
    const name = plan.bundle_name;
    const offer = () => findOffer(shop.deps.db.db, name, 'JP', 'added', 'USD');
    const settle = async (below_floor: 'sell' | 'hold' | 'hide') => {
      await publishAll({ ...list(locked(name)), below_floor }, below_floor);
      return (await ask('price_checks', {})).below;
    };
    expect((await settle('hold')).first).toMatchObject([{ bundle_name: name }]);
    const held = await offer();
    expect(held?.price).toBe(held?.floor);
    expect(held?.price).toBeGreaterThan(held?.wholesale ?? Infinity);
    await settle('sell');
    expect((await offer())?.price).toBe(1);
    expect((await settle('hide')).first).toMatchObject([{ bundle_name: name, sold: null }]);
    expect(await offer()).toBeNull();
    const { bundle_name, country_code } = plan;
    const quote = await shop.buyer().post('/api/quote', { bundle_name, country_code });
    expect(quote).toMatchObject({ status: 400, body: { code: 'unknown_plan' } });
    const page = await shop.buyer().get<{ nearest?: string }>(`/api/countries/JP?plan=${name}`);
    expect(page.body.nearest).toEqual(expect.any(String));
  });

  it('is reported with a sync’s differences, before and after', async () => {
    const plan = await shop.buyer().plan('JP');
    await publish(locked(plan.bundle_name));
    await shop.deps.db.db
      .execute(sql`insert into wholesale_change (wholesaler, bundle_name, country_code, from_cents, at)
      select wholesaler, bundle_name, country_code, wholesale_cents * 2, now() from plan
      where country_code = 'JP' and bundle_name in (${plan.bundle_name}, 'esim_1GB_7D_JP_V2')`);
    const { wholesale } = await ask('price_checks', {});
    expect(wholesale.first[0]).toMatchObject({ bundle_name: plan.bundle_name, below_floor: true });
    for (const one of wholesale.first) expect(one.from.cents).toBe(one.wholesale.cents * 2);
    await shop.deps.db.db.execute(sql`delete from wholesale_change`);
  });
});

it('a quote keeps its hour, and later buyers get the new price', async () => {
  const buyer = shop.buyer();
  const begun = await buyer.begin(await buyer.plan('PT'));
  await publish({ scope: 'country', of: 'PT', markup_bp: 9000 });
  expect((await buyer.start(begun.request)).body).toEqual(begun.started);
  await buyer.pay(begun.started);
  const { body } = await begun.complete();
  expect((await buyer.order(body.order)).amounts.total_cents).toBe(cents(begun.request.price));
  const other = shop.buyer();
  const late = await other.start({ ...begun.request, attempt_id: other.attempt });
  expect(late).toMatchObject({ status: 409, body: { code: 'price_changed' } });
});
