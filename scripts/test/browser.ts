import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

import { findChromium, findHeadlessChromium } from '../../test/support/machine/chromium.ts';

const wish =
  'The browser tests need Chromium or Chrome: install it (Debian, Ubuntu: `apt-get install chromium`) or name one with CHROMIUM_PATH.';

/** Runs apt-get; what it says is shown only when it fails. */
function apt(args: string[]): void {
  const { status, stdout, stderr } = spawnSync('apt-get', args, {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    encoding: 'utf8',
    timeout: 300_000,
  });
  if (status !== 0) console.log(`${stdout ?? ''}${stderr ?? ''}`);
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Looks for the system's browser, installs Debian's where that is possible; a sentence where there is none after all. */
export async function browserProblem(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return findChromium() ? undefined : `CHROMIUM_PATH=${named} is no program that can be started.`;
  const [whole, headless] = [findChromium(), findHeadlessChromium()];
  if (whole && (headless !== whole || !isDebianRoot())) return undefined;
  if (!isDebianRoot()) return wish;
  console.log('· Installing Chromium for the browser tests (apt-get) ...');
  apt(['update', '-q']);
  // Chromium stops without any font; the shop's own pages bring theirs.
  const missing = whole ? [] : ['chromium', 'fonts-dejavu-core'];
  apt(['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell', ...missing]);
  return findChromium() ? undefined : wish;
}
