// `npm start`: everything from a fresh clone to a running shop. Plain JavaScript, because it runs on the
// machine's own Node before anything is installed.
import { build } from './prepare/build.js';
import { install } from './prepare/install.js';
import { checkNodeVersion } from './prepare/node-version.js';
import { runPinned } from './prepare/run-pinned.js';
import { orExplain } from './prepare/say.js';

await orExplain(async () => {
  checkNodeVersion();
  await install();
  await build();
  await runPinned('build/programs/start.js');
});
