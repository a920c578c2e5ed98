import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { pinnedNode, root, withTools } from './place.js';

/**
 * Runs a TypeScript file on the pinned Node: in this process if that is the pinned Node, otherwise in a child that gets our
 * signals and whose end is ours.
 * @param {string} file path from the checkout's root
 * @param {string[]} args
 */
export async function runPinned(file, args = process.argv.slice(2)) {
  const full = path.join(root, file);
  if (realpathSync(process.execPath) === realpathSync(pinnedNode)) {
    process.argv = [process.argv[0], full, ...args];
    process.env.PATH = withTools().PATH;
    await import(pathToFileURL(full).href);
    return;
  }
  const child = spawn(pinnedNode, [full, ...args], { stdio: 'inherit', env: withTools() });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((resolve) => child.once('close', (...end) => resolve(end)));
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
}
