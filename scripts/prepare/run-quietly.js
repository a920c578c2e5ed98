import { spawn } from 'node:child_process';

import { root, withTools } from './place.js';
import { Refusal } from './say.js';

/**
 * Runs a program, and shows its output only if it fails.
 * @param {string} program
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, cwd?: string, failure: string }} options `failure` is the sentence shown above its output
 * @returns {Promise<void>}
 */
export function runQuietly(program, args, { env = withTools(), cwd = root, failure }) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => (printed += chunk));
    }
    child.once('error', (error) => reject(new Refusal(`${failure} ${error.message}`)));
    child.once('close', (code) => {
      if (code === 0) resolve();
      else reject(new Refusal(`${printed.trimEnd()}\n\n${failure}`));
    });
  });
}
