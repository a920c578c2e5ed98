import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
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
