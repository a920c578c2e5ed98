import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { runCommand } from '../../../../src/server/admin/cli/commands.ts';
import { photo } from '../../../support/machine/photo.ts';
import { useTestShop } from '../../../support/shop/use-test-shop.ts';

const shop = useTestShop();

const run = async (...words: string[]) => (await runCommand(shop.deps, words, { user: 'root' })).text;

describe('the catalogue at the command line', () => {
  it('hides and shows a place and a plan, names it, and gives it a picture', async () => {
    expect(await run('places', 'iceland')).toMatch(/IS +Iceland +shown +\d+/);
    expect(await run('place', 'hide', 'IS', '--why', 'no network')).toBe('It is hidden.');
    expect(await run('places', '--only', 'hidden')).toMatch(/IS +Iceland +hidden/);
    expect(await run('place', 'show', 'is')).toBe('It is shown.');
    const { bundle_name: bundle } = await shop.buyer().plan('IS');
    await run('place', 'hide', 'IS', bundle);
    expect(await run('place', 'IS')).toMatch(new RegExp(`${bundle} .*hidden`));
    await run('place', 'show', 'IS', bundle);
    expect(await run('place', 'name', 'IS', 'Land', 'of', 'Fire')).toMatch(/^Done: it is at version \d+\.$/);
    expect(await run('place', 'name', 'IS', 'Land of Fire')).toBe('It was so already.');
    await run('place', 'text', 'IS', 'Ice and fire.');
    expect(await run('place', 'IS')).toMatch(/name +Land of Fire[^]*text +Ice and fire\./);
    const folder = await mkdtemp(path.join(tmpdir(), 'place-'));
    const file = path.join(folder, 'is.jpg');
    await writeFile(file, await photo({ width: 900, height: 600 }));
    await run('place', 'picture', 'IS', file);
    await rm(folder, { recursive: true });
    expect(await run('place', 'IS')).toMatch(/picture +\/pictures\/[0-9a-f]{32}\/large\.webp/);
    for (const what of ['name', 'text', 'picture']) await run('place', what, 'IS', 'none');
    expect(await run('places', '--only', 'changed')).toBe('There are no such places.');
  });

  it('ranks places, and tells of syncs', async () => {
    expect(await run('popular')).toContain('Popular: US United States, GB United Kingdom');
    expect(await run('popular', 'is', 'NO')).toBe('Version 2 is in force.');
    expect(await run('first', 'countries', 'ZW')).toBe('Version 3 is in force.');
    expect(await run('popular')).toMatch(
      /Popular: IS Iceland, NO Norway\n.*\nFirst countries: ZW Zimbabwe\n/,
    );
    expect(await run('first', 'countries', 'none')).toBe('Version 4 is in force.');
    await run('sync');
    const [, id = ''] = /^(\d+) /m.exec(await run('syncs')) ?? [];
    expect(await run('syncs', '1')).toContain('command line (test)'.replace('test', 'root'));
    expect(await run('sync-log', id)).toContain('command line (root): ');
  });

  it.each([
    [['place'], 'Say place <code>'],
    [['place', 'paint', 'IS'], 'Say place <code>'],
    [['place', 'XX'], 'There’s no such country or region.'],
    [['place', 'name', 'IS'], 'Say its name, or none.'],
    [['place', 'picture', 'IS', '/nowhere.jpg'], 'Say which file'],
    [['first', 'planets', 'IS'], 'Say first countries or first regions'],
    [['popular', 'REUP'], 'There’s no such country or region.'],
  ])('%j is told what is wrong', async (words, why) => {
    await expect(run(...words)).rejects.toThrow(why);
  });
});
