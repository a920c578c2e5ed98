import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { oneAtATime } from './one-at-a-time.js';
import { hasPinnedNode, root, withoutTools } from './place.js';
import { runQuietly } from './run-quietly.js';
import { Refusal, step } from './say.js';

const stamp = path.join(root, 'node_modules', '.installed-for');

const read = (file) => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
};

const lockFile = () => read(path.join(root, 'package-lock.json'));

/** Whether somebody installed by hand: npm's own record of what it installed agrees with the lock file. */
function wasInstalledByNpm() {
  const installed = read(path.join(root, 'node_modules', '.package-lock.json'));
  if (!installed) return false;
  const { packages: present } = JSON.parse(installed);
  const wanted = Object.entries(JSON.parse(lockFile()).packages).filter(([place]) => place !== '');
  return wanted.every(
    ([place, { version, optional }]) => present[place]?.version === version || (optional && !present[place]),
  );
}

function isInstalled(hash) {
  if (!hasPinnedNode()) return false;
  if (read(stamp) === hash) return true;
  if (!wasInstalledByNpm()) return false;
  writeFileSync(stamp, hash);
  return true;
}

/** Installs exactly what the lock file says, unless node_modules has it already. */
export async function install() {
  const hash = createHash('sha256').update(lockFile()).digest('hex');
  if (isInstalled(hash)) return;
  await oneAtATime(async () => {
    if (isInstalled(hash)) return;
    await step('Installing packages', () =>
      runQuietly('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], {
        env: withoutTools(),
        failure: 'The packages could not be installed: `npm ci` failed, its words stand above.',
      }),
    );
    if (!hasPinnedNode()) {
      throw new Refusal(
        'npm left out the install step of the package `node`: allow install scripts (`npm config set ignore-scripts false`) and start again.',
      );
    }
    writeFileSync(stamp, hash);
  });
}
