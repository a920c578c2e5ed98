import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import type { OutputOf } from '../../../../src/server/admin/run-verb.ts';
import { operator } from '../../../support/console/operator.ts';
import { promotionsOf } from '../../../support/shop/promotions.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();
const codes = promotionsOf(shop);

interface Told {
  code: string;
  version: number;
  state: string;
  error: string;
  reason?: string;
}

describe('a code', () => {
  it('is made, changed by one of two who saw the same version, and ended, as the audit records', async () => {
    const [ada, bob] = [await operator(shop, 'manager'), await operator(shop, 'owner')];
    const made = await ada.tell<Told>('promotion_create', {
      code: ' summer10 ',
      percent_bp: 1000,
      reason: 'the summer',
    });
    expect(made.body).toMatchObject({ code: 'SUMMER10', version: 1, state: 'running', by: ada.email });
    const terms = { code: 'SUMMER10', version: 1, amount_cents: 200, places: ['JP'], most_uses: 5 };
    const told = await Promise.all(
      [ada, bob].map((who) => who.tell<Told>('promotion_change', { ...terms, reason: who.email })),
    );
    expect(new Set(told.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(told.find(({ status }) => status === 409)?.body.reason).toBe('changed_by_another');
    const winner = told[0]?.status === 200 ? ada : bob;
    const ended = await bob.tell<Told>('promotion_end', { code: 'SUMMER10', version: 2, reason: 'enough' });
    expect(ended.body).toMatchObject({ state: 'ended', version: 3 });
    const { acts } = await codes.read('SUMMER10');
    expect(acts.map(({ what, operator: who, why }) => [what, who, why])).toEqual([
      ['code ended', bob.email, 'enough'],
      ['code changed', winner.email, winner.email],
      ['code made', ada.email, 'the summer'],
    ]);
    expect(acts[1]).toMatchObject({
      before: { percent_bp: 1000, amount_cents: null, most_uses: null, places: '' },
      after: { percent_bp: null, amount_cents: 200, most_uses: 5, places: 'JP' },
    });
    const { acts: all } = await codes.ask('audit', { what: 'code ended', limit: 1 });
    expect(all).toMatchObject([{ operator: bob.email, subject: 'code SUMMER10' }]);
  });

  it('is refused with the reason if it makes no sense, and a name is never given twice', async () => {
    const owner = await operator(shop, 'owner');
    const refused = async (terms: object) =>
      (await owner.tell<Told>('promotion_create', { code: 'SENSE', ...terms })).body;
    expect((await refused({})).error).toContain('A code takes off either a percentage or an amount.');
    expect((await refused({ percent_bp: 1, amount_cents: 1 })).error).toContain(
      'either a percentage or an amount',
    );
    expect((await refused({ percent_bp: 10_001 })).error).toContain('percent_bp');
    expect((await refused({ percent_bp: 1, code: 'ÄÖ' })).error).toContain('3 to 30 letters');
    expect((await refused({ percent_bp: 1, places: ['Atlantis'] })).error).toContain(
      'Nothing is sold for Atlantis.',
    );
    const [from, until] = ['2026-12-01T00:00:00Z', '2026-11-01T00:00:00Z'];
    expect((await refused({ percent_bp: 1, starts_at: from, ends_at: until })).error).toContain(
      'The end must be after the start.',
    );
    expect((await refused({ percent_bp: 1, amounts: { EUR: 500 } })).error).toContain('needs no amounts');
    expect((await refused({ amount_cents: 1, amounts: { HUF: 150 } })).error).toContain(
      'Amounts in HUF are whole.',
    );
    expect((await refused({ percent_bp: 1 })).code).toBe('SENSE');
    expect((await refused({ percent_bp: 1 })).reason).toBe('promotion_exists');
    expect((await owner.tell<Told>('promotion_end', { code: 'NOBODY' })).body.reason).toBe('no_promotion');
  });

  it('is listed page by page, the newest first', async () => {
    for (let n = 0; n < 3; n++) await codes.make();
    const all = await codes.ask('promotions', { limit: 1000 });
    const names = all.promotions.map(({ code }) => code);
    const pages: string[] = [];
    for (let after: string | null | undefined; after !== null;) {
      const page: Awaited<ReturnType<typeof list>> = await list(after);
      pages.push(...page.promotions.map(({ code }) => code));
      after = page.next;
    }
    expect(pages).toEqual(names);
    const ended = await codes.ask('promotions', { state: 'ended' });
    expect(ended.promotions.map(({ code }) => code)).toEqual(['SUMMER10']);
  });

  const list = (after: string | undefined) =>
    codes.ask('promotions', { limit: 2, ...(after !== undefined && { after }) });
});

describe('a code that gives plans away', () => {
  const free = { percent_bp: 10_000, below_floor: true };

  it('is made or changed only with the number of plans in its preview', async () => {
    const manager = await operator(shop, 'manager');
    const { body: told } = await manager.tell<OutputOf<'promotion_preview'>>('promotion_preview', {
      ...free,
      most_uses: 3,
    });
    expect(told.losing).toBe(told.plans);
    expect(told).toMatchObject({ below_cost: told.plans, short: told.plans, cap: { currency: 'USD' } });
    expect(told.worst?.sold.margin.cents).toBeLessThan(0);
    expect(told.worst?.sold.price.cents).toBeLessThan(100);
    const refused = { status: 409, body: { reason: 'unconfirmed_prices', count: told.losing } };
    for (const confirm of [undefined, told.losing - 1])
      expect(await manager.tell('promotion_create', { code: 'FREE100', ...free, confirm })).toMatchObject(
        refused,
      );
    await expect(codes.read('FREE100')).rejects.toMatchObject({ reason: 'no_promotion' });

    const harmless = await manager.tell<Told>('promotion_create', { code: 'FREE100', percent_bp: 500 });
    expect(harmless.status).toBe(200);
    const change = { code: 'FREE100', version: 1, ...free };
    expect(await manager.tell('promotion_change', change)).toMatchObject(refused);
    expect((await codes.read('FREE100')).percent_bp).toBe(500);
    const confirmed = await manager.tell('promotion_change', { ...change, confirm: told.losing });
    expect(confirmed).toMatchObject({ status: 200, body: { percent_bp: 10_000 } });
    expect(await manager.tell('promotion_end', { code: 'FREE100' })).toMatchObject({ status: 200 });
  });

  it('counts an amount in the currency in which it is worth most', async () => {
    await shop.handlers['rates.read']({});
    const small = { amount_cents: 1, below_floor: true };
    expect((await codes.ask('promotion_preview', small)).losing).toBe(0);
    const large = await codes.ask('promotion_preview', { ...small, amounts: { EUR: 500_000 } });
    expect(large.losing).toBe(large.plans);
  });

  it('goes no further than the floor unless it may, and has a limit of what it can cost only with one of uses', async () => {
    const all = await codes.ask('promotion_preview', { percent_bp: 10_000 });
    expect(all).toMatchObject({ losing: 0, below_cost: 0, below_floor: 0, short: all.plans, cap: null });
    const japan = await codes.ask('promotion_preview', { percent_bp: 1000, places: ['JP'], most_uses: 10 });
    expect(japan.plans).toBeLessThan(all.plans);
    expect(japan.worst?.place).toBe('JP');
    expect(japan.cap?.cents).toBeGreaterThan(0);
  });

  it('is previewed by finance, and neither previewed nor made by support or without a fresh code', async () => {
    const [finance, support] = [await operator(shop, 'finance'), await operator(shop, 'support')];
    expect((await finance.tell('promotion_preview', free)).status).toBe(200);
    expect((await finance.tell<Told>('promotion_create', { code: 'MINE', ...free })).body.reason).toBe(
      'not_your_role',
    );
    expect((await support.tell<Told>('promotion_preview', free)).body.reason).toBe('not_your_role');
    const manager = await operator(shop, 'manager');
    shop.passSeconds(11 * 60);
    const { body: told } = await manager.tell<OutputOf<'promotion_preview'>>('promotion_preview', free);
    const late = await manager.tell<Told>('promotion_create', {
      code: 'LATE',
      ...free,
      confirm: told.losing,
    });
    expect(late.body.reason).toBe('step_up_needed');
    await expect(codes.read('LATE')).rejects.toMatchObject({ reason: 'no_promotion' });
  });
});

describe('codes at the command line', () => {
  const run = async (...words: string[]) => (await runCommand(shop.deps, words, { user: 'root' })).text;

  it('are made after a yes, shown, changed and ended', async () => {
    const make = ['promotion', 'spring', 'make', '--percent', '12.5', '--uses', '100', '--places', 'JP,FR'];
    const asked = await runCommand(shop.deps, make);
    expect(asked.question).toMatch(/ Go on\?$/);
    expect(asked.text).toMatch(/percent +12\.5%\n/);
    await expect(run('promotion', 'SPRING')).rejects.toThrow('There’s no such code.');
    await run(...make, '--yes');
    expect(await run('promotion', 'SPRING')).toMatch(/percent +12\.5%\n[^]*most uses +100\n/);
    await run(
      'promotion-change',
      '--code',
      'SPRING',
      '--amount',
      '2',
      '--first-order',
      '--reason',
      'more',
      '--yes',
    );
    const shown = await run('promotion', 'SPRING');
    expect(shown).toMatch(/amount +\$2\.00\n[^]*first order +yes\n/);
    expect(shown).toMatch(/code changed +more/);
    expect(await run('promotion', 'SPRING', 'end')).toMatch(/state +ended/);
    expect(await run('promotions', '1')).toContain('SPRING');
  });

  it.each([
    [['promotion', 'SPRING', 'change', '--uses', 'none'], 'Say promotion-change in its place.'],
    [['promotion', 'X1', 'make', '--percent', '5'], '3 to 30 letters'],
    [['promotion', 'OTHER', 'make', '--percent', 'much'], '--percent is a percentage'],
    [['promotion', 'OTHER', 'make', '--percent', '5', '--amount', '2', '--yes'], 'or an amount'],
    [['promotion', 'OTHER', 'make', '--amount-cents', '250', '--yes'], 'Did you mean --amount?'],
    [['promotion', 'OTHER', 'make', '--amount', '-2', '--yes'], '--amount is dollars, like 4.50'],
    [['promotion', 'OTHER', 'make', '--uses', 'few'], '--most-uses is a number'],
    [['promotion', 'OTHER', 'make', '--until', 'soon'], '--ends-at is a moment'],
    [['promotion', 'OTHER'], 'There’s no such code.'],
  ])('%j answers what is wrong, and nothing is made', async (words, why) => {
    await expect(run(...words)).rejects.toThrow(why);
    await expect(run('promotion', 'OTHER')).rejects.toThrow('There’s no such code.');
  });
});
