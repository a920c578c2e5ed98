import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { refuseOldNode } from '../../src/server/core/refuse-old-node.ts';
import { programEnvironment, shopProgram } from './programs.ts';

/**
 * Turns into one process of a shop that runs as several, `web` or `worker`, with the flags that save memory. It keeps its process
 * id, so that signals and the exit code are the shop's own.
 */
refuseOldNode();
const root = fileURLToPath(new URL('../..', import.meta.url));
const [role] = process.argv.slice(2);
if (role !== 'web' && role !== 'worker') {
  console.error(`Say which process this is to be: ${path.basename(process.argv[1] ?? '')} web, or worker.`);
  process.exit(1);
}
process.chdir(root);
process.execve?.(process.execPath, [process.execPath, ...shopProgram(false), `--only=${role}`], {
  ...programEnvironment(root),
  ...process.env,
  NODE_ENV: 'production',
});
