import { build } from './prepare/build.js';
import { install } from './prepare/install.js';
import { checkNodeVersion } from './prepare/node-version.js';
import { orExplain } from './prepare/say.js';

await orExplain(async () => {
  checkNodeVersion();
  await install();
  await build();
});
