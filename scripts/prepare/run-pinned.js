import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { pinnedNode, root, withTools } from './place.js';

/**
 * npm that is killed tells nobody: a terminal that dies, an editor's stop button.
 * @param {() => void} end
 */
function endWithNpm(end) {
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event === undefined) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    end();
  }, 1000);
  timer.unref();
}

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
  // By its end, the channel tells the program that this process is gone.
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = spawn(pinnedNode, [full, ...args], { stdio, env: withTools() });
  endWithNpm(() => child.kill('SIGTERM'));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  const [code, signal] = await new Promise((resolve) => child.once('close', (...end) => resolve(end)));
  process.exitCode = code ?? (signal === 'SIGINT' ? 130 : 1);
}
