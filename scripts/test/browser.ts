import { existsSync } from 'node:fs';

import { findChromium, findHeadlessChromium } from '../../test/support/machine/chromium.ts';
import { runStep } from './step.ts';

const NO_BROWSER =
  'The browser tests need Chromium or Chrome: install it (Debian, Ubuntu: `apt-get install chromium`) or name one with CHROMIUM_PATH.';

const QUIET_MS = 120_000;

/** Runs apt-get; shows its output only if it fails. */
async function apt(args: string[]): Promise<void> {
  const output: (string | Buffer)[] = [];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { outcome } = await runStep(['apt-get', ...args], env, QUIET_MS, (chunk) => output.push(chunk));
  if (outcome !== 'well') console.log(output.join(''));
}

const isDebianRoot = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let searched: Promise<string | undefined> | undefined;

/** Looks for the system's browser, and installs Debian's if possible; a sentence if there is none after that. */
export function browserProblem(): Promise<string | undefined> {
  // Runners that start at the same time wait for the same installation.
  searched ??= search();
  return searched;
}

async function search(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) return findChromium() ? undefined : `CHROMIUM_PATH=${named} is no program that can be started.`;
  const [whole, headless] = [findChromium(), findHeadlessChromium()];
  if (whole && (headless !== whole || !isDebianRoot())) return undefined;
  if (!isDebianRoot()) return NO_BROWSER;
  console.log('· Installing Chromium for the browser tests (apt-get) ...');
  await apt(['update', '-q']);
  // Chromium crashes without any font; the shop's own pages bring theirs.
  const missing = whole ? [] : ['chromium', 'fonts-dejavu-core'];
  await apt(['install', '-y', '-q', '--no-install-recommends', 'chromium-headless-shell', ...missing]);
  return findChromium() ? undefined : NO_BROWSER;
}
