import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from 'vitest';

import { commitOf } from '../../../scripts/prepare/commit.js';

const folder = mkdtempSync(path.join(tmpdir(), 'simport-commit-'));
const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();
const A_COMMIT = '0123456789abcdef0123456789abcdef01234567';
const write = (name: string, text: string) => writeFileSync(path.join(folder, name), text);

beforeAll(() => {
  git('init', '--quiet');
  write('.gitignore', 'build/\n');
  write('shop.txt', 'one');
  git('add', '.');
  git('commit', '--quiet', '--message=one');
  mkdirSync(path.join(folder, 'build'));
  write('build/made.txt', 'ignored');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('a checkout is of its commit, whatever an environment says', () => {
  expect(commitOf(folder, { GIT_COMMIT: A_COMMIT })).toBe(git('rev-parse', 'HEAD'));
});

it.each([
  ['changed', 'shop.txt'],
  ['new', 'other.txt'],
])('a checkout with a %s file says so', (_, name) => {
  write(name, 'two');
  expect(commitOf(folder, {})).toBe(`${git('rev-parse', 'HEAD')}-dirty`);
  git('stash', '--include-untracked', '--quiet');
});

it('files without a history are of no commit of the repository around them, and of the one that is given', () => {
  const archive = path.join(folder, 'build');
  expect(commitOf(archive, {})).toBeNull();
  expect(commitOf(archive, { GIT_COMMIT: A_COMMIT })).toBe(A_COMMIT);
  expect(() => commitOf(archive, { GIT_COMMIT: 'main' })).toThrow(
    'GIT_COMMIT must have 40 hexadecimal digits, not "main".',
  );
});
