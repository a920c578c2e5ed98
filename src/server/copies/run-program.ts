import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

import { messageOf } from '../core/finding.ts';

/** A copy could not be sent, listed or fetched; the message is a sentence for the operator. */
export class CopyFailed extends Error {}

/** For a question, and for a transfer: a large database at a slow line takes hours. */
export const ASK_MS = 60_000;
export const TRANSFER_MS = 12 * 3_600_000;

interface Run {
  withinMs: number;
  /** What it reads. */
  input?: string;
  /** The file for what it prints. */
  to?: string;
  env?: Record<string, string>;
}

/**
 * Runs a program without a shell and returns what it prints.
 * @throws {CopyFailed} if it is missing, fails, or takes too long
 */
export async function runProgram(
  program: string,
  args: string[],
  { withinMs, input, to, env }: Run,
): Promise<string> {
  const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'], env: { ...process.env, ...env } });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error: NodeJS.ErrnoException) => {
      const why =
        error.code === 'ENOENT' ? 'is not on this machine: install it' : `cannot be run (${error.code})`;
      reject(new CopyFailed(`${program} ${why}.`));
    });
    child.once('close', resolve);
  });
  let [printed, complained] = ['', ''];
  child.stderr.on('data', (chunk) => (complained = `${complained}${chunk}`.slice(-10_000)));
  const written = to === undefined ? null : pipeline(child.stdout, createWriteStream(to, { mode: 0o600 }));
  if (!written) child.stdout.on('data', (chunk) => (printed += chunk));
  // It may end before it has read everything.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    child.kill('SIGKILL');
  }, withinMs);
  const [end, file] = await Promise.allSettled([ended, written]);
  clearTimeout(timer);
  if (end.status === 'rejected') throw end.reason;
  if (isLate) throw new CopyFailed(`${program} gave no answer within ${withinMs / 1000} seconds.`);
  if (file.status === 'rejected') throw new CopyFailed(`${to} cannot be written: ${messageOf(file.reason)}.`);
  if (end.value !== 0)
    throw new CopyFailed(`${program} failed: ${lastWords(complained) || `exit code ${end.value}`}`);
  return printed;
}

/** Programs put their reason last, restic on two lines. It goes to the terminal of an operator, and never into the log. */
function lastWords(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  return lines
    .filter((line) => line !== '' && !line.startsWith('sftp>'))
    .slice(-2)
    .join(' ')
    .slice(-300);
}
