import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { built } from '../../scripts/start/programs.ts';
import { help } from '../../src/server/admin/cli/help.ts';
import type { Finding } from '../../src/server/core/finding.ts';
import { ROOT } from '../support/machine/source-files.ts';
import { launch, printedBy } from '../support/shop/shop-process.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'simport-operator-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

/** The command line as a person starts it, where no shop is running: on a database that is not there, or on none. */
async function operate(url: string | null, ...words: string[]) {
  const child = launch('operator', [built('operate'), ...words], {
    ...(url !== null && { DATABASE_URL: url }),
    DATA_DIR: dataDir,
  });
  const { code } = await child.exited;
  return { output: printedBy(child, 'stdout'), complained: printedBy(child, 'stderr'), code };
}

it.each([
  ['nobody listens', 'postgres://shop@127.0.0.1:1/shop', 'ECONNREFUSED'],
  ['there is no such host', 'postgres://shop@database.invalid/shop', 'ENOTFOUND|EAI_AGAIN|no answer'],
])('a verb ends in one sentence where %s at DATABASE_URL', async (_name, url, why) => {
  const { output, complained, code } = await operate(url, 'refund', '00000000-0000-4000-8000-000000000000');
  expect(output).toBe('');
  expect(complained).toMatch(
    new RegExp(`^the database does not let us in \\((${why})\\); check DATABASE_URL\\.$`),
  );
  expect(code).toBe(1);
});

it.each(['--help', '-h', 'help'])('%s prints the verbs without a shop', async (word) => {
  const { output, complained, code } = await operate(null, word);
  expect([output, complained, code]).toEqual([help([]), '', 0]);
});

it('the doctor tells a program what is wrong, and ends with 1 where something is red', async () => {
  const { output, complained, code } = await operate('postgres://shop@127.0.0.1:1/shop', 'doctor', '--json');
  expect([complained, code]).toEqual(['', 1]);
  const { worst, findings } = JSON.parse(output) as { worst: string; findings: Finding[] };
  expect(worst).toBe('red');
  expect(findings).toContainEqual({
    about: 'Database: DATABASE_URL',
    light: 'red',
    found: 'the database does not let us in (ECONNREFUSED); check DATABASE_URL.',
    remedy: expect.stringContaining('docs/going-live.md') as string,
  });
});

it('the doctor tells a person what to do about it', async () => {
  const { output, code } = await operate('mysql://shop', 'doctor');
  expect(code).toBe(1);
  expect(output).toMatch(
    /^red +Settings: DATABASE_URL +must start with postgres:\/\/\n {7}-> Set it; \.env\.example explains it\./,
  );
  expect(output).toMatch(/\n\d+ red, \d+ amber, \d+ green$/);
});

it('only one place says how a verb is typed', () => {
  const sources = globSync('src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.ts'] });
  const fixed = sources.filter((file) =>
    readFileSync(path.join(ROOT, file), 'utf8').includes('npm run shop'),
  );
  expect(fixed).toEqual([path.join('src', 'server', 'core', 'installation.ts')]);
});

it('without a verb it prints them as what was wrong', async () => {
  const { output, complained, code } = await operate(null);
  expect([output, complained, code]).toEqual(['', help([]), 1]);
});
