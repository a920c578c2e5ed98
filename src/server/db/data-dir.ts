import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** A start that cannot go on, in one sentence for the person at the keyboard. */
export class CannotStart extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'CannotStart';
  }
}

/**
 * Takes the data folder for this process. A second opener would corrupt the embedded database, so it is refused;
 * a lock left by a killed process is recognised by its pid and start time and taken over.
 * @param name what is locked; processes that share a PostgreSQL server lock by their own names
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

/** Only what is still ours: after a release another process may have taken the folder. */
function release(file: string, mine: string): void {
  try {
    if (readFileSync(file, 'utf8') === mine) rmSync(file, { force: true });
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * Where the embedded database lies, for the one who holds the lock. A restore that was ended in its midst is brought to its end
 * here: what it had proved takes the place that it had cleared, and anything less is thrown away.
 */
export function embeddedFolder(path: string): string {
  const { folder, unproved, proved } = restoreFolders(path);
  rmSync(unproved, { recursive: true, force: true });
  if (existsSync(folder)) rmSync(proved, { recursive: true, force: true });
  else if (existsSync(proved)) renameSync(proved, folder);
  return folder;
}

/** A restore unpacks a copy into the first of the others; whole and proved, it has the second's name until it is in its place. */
export function restoreFolders(path: string): { folder: string; unproved: string; proved: string } {
  const folder = join(resolve(path), 'db');
  return { folder, unproved: `${folder}.restoring`, proved: `${folder}.restored` };
}

/**
 * The sandbox's keys are made once and kept; a live shop brings its own by DATA_KEY.
 * Returns 64 hexadecimal digits; a file that holds anything else is never used as a key.
 */
export function keptKey(path: string, name: string): string {
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

/** It gets its name when it is whole, and only if no other process was faster. */
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

/** A pid alone may have been given to another program since: on Linux the kernel tells when it started. */
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
    // A zombie has ended; it only waits to be noticed.
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return 'unknown';
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
