import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { expect, it } from 'vitest';

import { runners } from '../../../scripts/test/runners.ts';
import { ROOT } from '../../support/machine/source-files.ts';

/**
 * What fits into the quarter of an hour of `npm test` on two cores. Whoever comes upon one of these puts what is new into a
 * test that opens the same page already, or tags with LONG what differs little from another one, or measures `npm test`
 * and raises the number.
 */
const MOST = { tests: 300, withOwnShop: 10 };

/** The tag of test/support/browser/browser.ts, as Playwright lists it. */
const LONG = 'long';

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { title: string; tags: string[] }[];
}

const tagsOf = ({ specs, suites = [] }: Suite): string[][] => [
  ...specs.map(({ tags }) => tags),
  ...suites.flatMap(tagsOf),
];

it('npm test takes no more browser tests, and starts no more shops for them, than its time allows', async () => {
  const { stdout } = await promisify(execFile)('npx', ['playwright', 'test', '--list', '--reporter=json'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  const { suites } = JSON.parse(stdout) as { suites: Suite[] };
  const isShort = (tags: string[]) => !tags.includes(LONG);
  const short = suites.filter((suite) => tagsOf(suite).some(isShort));
  const tests = short.flatMap(tagsOf).filter(isShort).length;
  expect(tests).toBeGreaterThan(200);
  expect(tests).toBeLessThanOrEqual(MOST.tests);
  expect(suites.flatMap(tagsOf).length).toBeGreaterThan(tests);
  expect(runners.find(({ name }) => name === 'browser')?.steps.flat()).toContain('--grep-invert');

  // Settings of its own are a worker of its own, with its browser and its shop: seconds of the processor before the first page.
  const owners = short
    .map(({ file }) => file)
    .filter((file) =>
      /startOwnShop\(\{|test\.use\(\{\s*(settings|launchOptions):/.test(
        readFileSync(path.join(ROOT, 'test/e2e', file), 'utf8'),
      ),
    );
  expect(owners.length, owners.join(', ')).toBeGreaterThan(3);
  expect(owners.length, owners.join(', ')).toBeLessThanOrEqual(MOST.withOwnShop);
});

/** What the projects of vitest.config.ts allow: whoever gives up sooner does so on a busy machine alone. */
const ALLOWED_MS = { wait: 60_000, whole: 180_000 };

it('nothing waits for less time than a busy machine takes', () => {
  const limits = (text: string, pattern: RegExp) =>
    [...text.matchAll(pattern)].map(([, digits = '']) => Number(digits.replaceAll('_', '')));
  const files = ['src', 'test'].flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file))
      .filter((file) => /\.test\.tsx?$/.test(file) || /^test\/sandbox\/.*\.ts$/.test(file))
      .filter((file) => !file.startsWith('test/e2e/')),
  );
  expect(files.length).toBeGreaterThan(400);
  const hasty = files.filter((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8');
    // Its own limit is one second.
    const waits = text.split(/vi\.waitFor\(/).slice(1);
    return (
      waits.some((wait) => !/timeout|WITHIN/.test(wait.slice(0, 600))) ||
      limits(text, /timeout: ?([\d_]+)/g).some((ms) => ms < ALLOWED_MS.wait) ||
      limits(text, /^ *\}, ?([\d_]+)\);/gm).some((ms) => ms < ALLOWED_MS.whole)
    );
  });
  expect(hasty).toEqual([]);
});
