import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import { built } from './programs.ts';

/** The address that opens a sandbox's console as its owner, and the secret for an authenticator's codes. */
export interface ConsoleLink {
  url: string;
  authenticator: string;
  /** Nobody has opened the console before: the setup guide comes first. */
  is_new: boolean;
}

/** From the running shop, through the command line; null if that gives none. */
export async function consoleLink(root: string, env: NodeJS.ProcessEnv): Promise<ConsoleLink | null> {
  const words = [built('operate'), 'operator', 'link', '--json'];
  const answer = await promisify(execFile)(process.execPath, words, { cwd: root, env }).catch(() => null);
  if (!answer) return null;
  const link = JSON.parse(answer.stdout) as ConsoleLink;
  return link.is_new ? { ...link, url: link.url.replace('#', '?new#') } : link;
}
