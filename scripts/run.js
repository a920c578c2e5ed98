// `node scripts/run.js <file.ts> [arguments]`: installs what is missing, builds what is stale, then runs the
// file on the pinned Node. `--no-build` in front of the file leaves the building out.
import { build } from './prepare/build.js';
import { install } from './prepare/install.js';
import { checkNodeVersion } from './prepare/node-version.js';
import { runPinned } from './prepare/run-pinned.js';
import { orExplain } from './prepare/say.js';

await orExplain(async () => {
  const given = process.argv.slice(2);
  const skipsBuild = given[0] === '--no-build';
  const [file, ...args] = skipsBuild ? given.slice(1) : given;
  checkNodeVersion();
  await install();
  if (!skipsBuild) await build();
  await runPinned(file, args);
});
