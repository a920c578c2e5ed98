import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { runVerb } from '../../../../src/server/admin/run-verb.ts';
import { atCommandLine } from '../../../../src/server/staff/acting.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const newest = () => runVerb({ deps: shop.deps, by: atCommandLine('test') }, 'prices', {});
const run = async (...words: string[]) => runCommand(shop.deps, words, { user: 'root' });

describe('prices at the command line', () => {
  it('shows what a rule would change, asks, and publishes', async () => {
    const asked = await run(
      'price',
      'set',
      'country',
      'JP',
      '--markup',
      '40',
      '--ending',
      '.49',
      '--min-margin',
      '10',
    );
    expect(asked.question).toBe('Publish these prices?');
    expect(asked.text).toMatch(/^count +\d+$/m);
    const { version } = await newest();
    const done = await run(
      'price',
      'set',
      'country',
      'JP',
      '--markup',
      '40',
      '--ending',
      '.49',
      '--min-margin',
      '10',
      '--yes',
      '--reason',
      'x',
    );
    expect(done.text).toMatch(
      new RegExp(`^Version ${version + 1} is published: \\d+ prices have changed\\.$`),
    );
    expect((await run('prices')).text).toMatch(/country +JP +40% +\$0\.00 +\.49 +10%/);
    expect((await run('place-prices', 'JP')).text).toContain('.49');
    expect((await run('prices', 'checks')).text).toContain('below');
    expect((await run('prices', 'history')).text).toMatch(/below floor/);
    await run('price', 'below-floor', 'hide', '--yes');
    expect((await newest()).below_floor).toBe('hide');
    await run('price', 'drop', 'country', 'JP', '--yes');
    expect((await newest()).rules).toHaveLength(1);
    const undone = await run('price-undo', '--version', String(version + 1), '--yes');
    expect(undone.text).toMatch(/^published +yes$/m);
    expect((await newest()).rules).toMatchObject([{}, { of: 'JP', markup_bp: 4000, min_margin_bp: 1000 }]);
    expect((await run('price', 'fix-inversions', '--yes')).text).toMatch(/^Version \d+ /);
  });

  it.each([
    [['price'], 'Say what to do with prices'],
    [['price', 'set', 'planet'], 'Say what it is for: global, region, country, plan.'],
    [['price', 'set', 'global', '--markup', 'much'], '--markup is a percentage'],
    [['price', 'set', 'global', '--from', 'soon'], '--from is a moment'],
    [['price', 'drop', 'country', 'FR'], 'There is no such rule'],
    [['price', 'set', 'global', '--mark-up', '3', '--yes'], 'price has no --mark-up'],
    [['price', 'undo', '3'], 'Say price-undo in its place.'],
    [['price-undo', '--version', 'x'], '--version is a number'],
    [['place-prices', 'XX'], 'Country not found'],
  ])('%j answers what is wrong', async (words, why) => {
    await expect(run(...words)).rejects.toThrow(why);
  });
});
