import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** The process cannot start; the message is one sentence for the person at the keyboard. */
export class CannotStart extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'CannotStart';
  }
}

/**
 * Locks the data folder for this process. A second process would corrupt the embedded database, so it is refused; a lock left by
 * a killed process is recognised by pid and start time, and taken over.
 * @param name names the lock; processes that share a PostgreSQL server use names of their own
 */
export function lockDataDir(path: string, name = 'shop'): { release(): void } {
  const folder = resolve(path);
  const file = join(folder, `${name}.lock`);
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new CannotStart(
      `the data folder ${folder} cannot be made (${codeOf(error)}); set DATA_DIR to a folder you may write.`,
    );
  }
  const mine = `${process.pid} ${startTimeOf(process.pid)}`;
  for (let tries = 0; tries < 2; tries++) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 });
      return { release: () => release(file, mine) };
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') {
        throw new CannotStart(
          `the data folder ${folder} is not writable (${codeOf(error)}); set DATA_DIR to a folder you may write.`,
        );
      }
      const [pid = '', startTime = ''] = readFileSync(file, 'utf8').split(' ');
      if (startTimeOf(Number(pid)) === startTime && startTime !== '') {
        throw new CannotStart(
          `the data folder ${folder} is in use by process ${pid}; stop it or set another DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new CannotStart(`the data folder ${folder} is being taken by another process; try again.`);
}

/** Only if the lock is still ours: another process may have taken it since. */
function release(file: string, mine: string): void {
  try {
    if (readFileSync(file, 'utf8') === mine) rmSync(file, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * The embedded database's folder, for the holder of the lock. Finishes an interrupted restore: a proved copy moves into the place
 * that was cleared for it; anything less is deleted.
 */
export function embeddedFolder(path: string): string {
  const { folder, unproved, proved } = restoreFolders(path);
  rmSync(unproved, { recursive: true, force: true });
  if (existsSync(folder)) rmSync(proved, { recursive: true, force: true });
  else if (existsSync(proved)) renameSync(proved, folder);
  return folder;
}

/** A restore unpacks a copy into `unproved`; once checked, it is called `proved` until it replaces `folder`. */
export function restoreFolders(path: string): { folder: string; unproved: string; proved: string } {
  const folder = join(resolve(path), 'db');
  return { folder, unproved: `${folder}.restoring`, proved: `${folder}.restored` };
}

/**
 * A sandbox's keys are made once and stored; a live shop gets its key from DATA_KEY. Returns 64 hexadecimal digits; a file with
 * any other content is never used as a key.
 */
export function storedKey(path: string, name: string): string {
  const file = join(resolve(path), name);
  if (!existsSync(file)) makeKey(file);
  const key = readFileSync(file, 'utf8').trim();
  if (!/^[0-9a-f]{64}$/.test(key)) {
    throw new CannotStart(
      `the key in ${file} is damaged; bring it back from a copy, no code opens without it.`,
    );
  }
  return key;
}

/** Gives the file its final name only once complete, and only if no other process was faster. */
function makeKey(file: string): void {
  const draft = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/** A pid alone may have been reused by another program: Linux tells when the process started. */
function startTimeOf(pid: number): string {
  if (!Number.isInteger(pid) || pid <= 0) return '';
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return '';
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; its parent has just not collected it yet.
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return 'unknown';
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
