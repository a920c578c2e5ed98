// `node scripts/run.js <file> [arguments]`: installs what is missing, builds what is out of date, then runs the file on the
// pinned Node. `--build=<part>` before the file builds only that part, `--build=none` nothing.
import { build } from './prepare/build.js';
import { install } from './prepare/install.js';
import { checkNodeVersion } from './prepare/node-version.js';
import { runPinned } from './prepare/run-pinned.js';
import { orExplain } from './prepare/say.js';

await orExplain(async () => {
  const given = process.argv.slice(2);
  const [, part] = /^--build=(\w+)$/.exec(given[0]) ?? [];
  const [file, ...args] = part ? given.slice(1) : given;
  checkNodeVersion();
  await install();
  await build(part);
  await runPinned(file, args);
});
