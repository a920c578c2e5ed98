import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { lastReleased } from '../../../drill/releases.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'simport-releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

const git = (...words: string[]) =>
  execFileSync('git', ['-c', 'user.name=Ada', '-c', 'user.email=ada@shop.example', ...words], {
    cwd: folder,
    encoding: 'utf8',
  }).trim();

/** A commit with this manifest; returns it. */
function commit(version: string, other: string): string {
  writeFileSync(
    path.join(folder, 'package.json'),
    `{\n  "version": "${version}",\n  "other": "${other}"\n}\n`,
  );
  git('add', '.');
  git('commit', '--quiet', `--message=${version} ${other}`);
  return git('rev-parse', 'HEAD');
}

it('an upgrade is drilled from the newest release, or from the commit that set its version', () => {
  git('init', '--quiet');
  commit('0.1.0', 'first');
  const set = commit('0.2.0', 'first');
  expect(lastReleased(folder), 'the commit of the version itself').toBeNull();
  commit('0.2.0', 'second');
  expect(lastReleased(folder), 'before any tag').toBe(set);
  const fixed = commit('0.2.0', 'third');
  git('tag', 'v0.2.0');
  expect(lastReleased(folder), 'where its own tag is the only one').toBe(set);
  commit('0.2.0', 'fourth');
  expect(lastReleased(folder)).toBe(fixed);
  const tenth = commit('0.10.0', 'fourth');
  git('tag', 'v0.10.0');
  git('tag', 'v0.9.0', fixed);
  commit('0.10.0', 'fifth');
  expect(lastReleased(folder), 'the tenth comes after the ninth').toBe(tenth);
});
