import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { built } from './programs.ts';

/** What opens the console of a sandbox as its owner, and what an authenticator gives its codes by. */
export interface ConsoleLink {
  url: string;
  authenticator: string;
}

/** As the command line has it from the running shop; null where that does not tell. */
export async function consoleLink(root: string, env: NodeJS.ProcessEnv): Promise<ConsoleLink | null> {
  const words = [built('operate'), 'operator', 'link', '--json'];
  const answer = await promisify(execFile)(process.execPath, words, { cwd: root, env }).catch(() => null);
  return answer && (JSON.parse(answer.stdout) as ConsoleLink);
}
