// `npm test`: everything that judges a change. Plain JavaScript, because it runs on the machine's own Node before anything is
// installed.
import { install } from './prepare/install.js';
import { checkNodeVersion } from './prepare/node-version.js';
import { runPinned } from './prepare/run-pinned.js';
import { orExplain } from './prepare/say.js';

let isReady = false;
await orExplain(async () => {
  checkNodeVersion();
  await install();
  isReady = true;
  await runPinned('scripts/test/main.ts');
});
if (!isReady) console.log('\n0 passed, 1 failed');
