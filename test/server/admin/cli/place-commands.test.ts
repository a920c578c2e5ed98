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
    expect(await run('places', 'iceland')).toMatch(/IS .*Iceland/);
    expect(await run('place', 'hide', 'IS', '--reason', 'no network')).toMatch(/^changed +yes$/m);
    expect(await run('places', '--only', 'hidden')).toMatch(/IS .*Iceland/);
    await run('place', 'show', 'is');
    expect(await run('places', '--only', 'hidden')).toMatch(/^places: none$/m);
    const { bundle_name: bundle } = await shop.buyer().plan('IS');
    const plan = ['plan-show', '--place', 'IS', '--bundle-name', bundle];
    await run(...plan, '--visible=no');
    await expect(run('place', 'hide', 'IS', bundle)).rejects.toThrow('There’s no such');
    await run(...plan, '--visible');
    expect(await run('place', 'name', 'IS', 'Land', 'of', 'Fire')).toMatch(/^changed +yes$/m);
    expect(await run('place', 'name', 'IS', 'Land of Fire')).toMatch(/^changed +no$/m);
    await run('place', 'text', 'IS', 'Ice and fire.');
    expect(await run('place', 'IS')).toMatch(/name +Land of Fire[^]*text +Ice and fire\./);
    const folder = await mkdtemp(path.join(tmpdir(), 'place-'));
    const file = path.join(folder, 'is.jpg');
    await writeFile(file, await photo({ width: 900, height: 600 }));
    await run('place-picture', '--place', 'IS', '--picture', `@${file}`);
    await rm(folder, { recursive: true });
    expect(await run('place', 'IS')).toMatch(/\/pictures\/[0-9a-f]{32}\/large\.webp/);
    for (const what of ['name', 'text']) await run('place', what, 'IS', 'none');
    await run('place-picture', '--place', 'IS', '--picture', 'none');
    expect(await run('places', '--only', 'changed')).toMatch(/^places: none$/m);
  });

  it('ranks places, and tells of syncs', async () => {
    expect(await run('popular')).toMatch(/US .*United States/);
    const rank = ['places-rank', '--popular', 'is,NO', '--regions', 'none', '--countries'];
    expect(await run(...rank, 'ZW')).toMatch(/^version +2$/m);
    expect(await run('ranking')).toMatch(
      /popular\n.*\nIS +Iceland.*\nNO +Norway[^]*countries\n.*\nZW +Zimbabwe/,
    );
    expect(await run(...rank, 'none')).toMatch(/^version +3$/m);
    await run('sync');
    const syncs = await run('syncs', '1');
    expect(syncs).toContain('command line (root)');
    const { syncs: listed } = JSON.parse(await run('syncs', '--json')) as { syncs: { id: number }[] };
    expect(await run('sync-log', String(listed[0]?.id))).toContain('command line (root)');
  });

  it.each([
    [['place'], 'place needs --place'],
    [['place', 'XX'], 'There’s no such'],
    [['place', 'picture', 'IS', 'x.jpg'], 'Say place-picture in its place.'],
    [
      ['place-picture', '--place', 'IS', '--picture', '@/nowhere.jpg'],
      'a file that the shop cannot read (ENOENT)',
    ],
    [['first', 'countries', 'IS'], 'Say places-rank in its place.'],
    [
      ['places-rank', '--popular', 'REUP', '--countries', 'none', '--regions', 'none'],
      'There’s no such country',
    ],
  ])('%j answers what is wrong', async (words, why) => {
    await expect(run(...words)).rejects.toThrow(why);
  });
});
