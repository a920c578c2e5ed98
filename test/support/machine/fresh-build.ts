import { spawnSync } from 'node:child_process';

import { ROOT } from './source-files.ts';

/** Brings `build/` up to date, so that tests never judge pages of other sources than those beside them. */
export default function freshBuild(): void {
  const { status, error } = spawnSync(process.execPath, ['scripts/build.js'], {
    cwd: ROOT,
    stdio: 'inherit',
    // The real pages are built, even when a test runner asks for them.
    env: { ...process.env, VITEST: undefined, NODE_ENV: undefined },
  });
  if (status !== 0) throw new Error('The app could not be built; why stands above.', { cause: error });
}
