import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CannotStart, storedKey, lockDataDir } from './data-dir.ts';

let folder: string;
let lockFile: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'simport-data-'));
  lockFile = join(folder, 'shop.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What a start says about it, in one line. */
function refusal(path = folder): string {
  try {
    lockDataDir(path).release();
  } catch (error) {
    if (!(error instanceof CannotStart)) throw error;
    expect(error.message).not.toContain('\n');
    return error.message;
  }
  throw new Error('it was not refused');
}

/** Runs with the rights of a user who owns nothing, for the root of a test machine may write everywhere. */
function asNobody<T>(run: () => T): T {
  if (process.geteuid?.() !== 0) return run();
  process.seteuid?.(65_534);
  try {
    return run();
  } finally {
    process.seteuid?.(0);
  }
}

/** A line of a lock file as another, running process would have written it. */
async function lockOfAnother(): Promise<{ line: string; pid: number; end(): Promise<void> }> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  await once(child, 'spawn');
  const pid = child.pid ?? 0;
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const startTime = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19];
  return {
    line: `${pid} ${startTime}`,
    pid,
    async end() {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
  };
}

describe('the lock of a data folder', () => {
  it('makes the folder, for its owner only', () => {
    const inner = join(folder, 'deep', 'data');
    const lock = lockDataDir(inner);
    expect(statSync(inner).mode & 0o777).toBe(0o700);
    expect(statSync(join(inner, 'shop.lock')).mode & 0o777).toBe(0o600);
    lock.release();
    expect(readdirSync(inner)).toEqual([]);
  });

  it('tells a second process in one sentence who has it', () => {
    const lock = lockDataDir(folder);
    expect(refusal()).toBe(
      `the data folder ${folder} is in use by process ${process.pid}; stop it or set another DATA_DIR.`,
    );
    lock.release();
    lockDataDir(folder).release();
  });

  it.runIf(existsSync('/proc/self/stat'))('lasts exactly as long as its process', async () => {
    const other = await lockOfAnother();
    writeFileSync(lockFile, other.line);
    expect(refusal()).toContain(`in use by process ${other.pid}`);
    await other.end();
    lockDataDir(folder).release();
  });

  it('of a dead process is taken over, even if another program has its pid', () => {
    writeFileSync(lockFile, `${process.pid} 1`);
    lockDataDir(folder).release();
    writeFileSync(lockFile, '');
    const lock = lockDataDir(folder);
    expect(readFileSync(lockFile, 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    lock.release();
  });

  it('is not released with ours if another process has taken it since', () => {
    const lock = lockDataDir(folder);
    writeFileSync(lockFile, '1 1');
    lock.release();
    expect(existsSync(lockFile)).toBe(true);
    rmSync(lockFile);
    lock.release();
  });

  it('says which folder cannot be made or written', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    expect(refusal(join(file, 'data'))).toContain(`${join(file, 'data')} cannot be made`);
    const locked = join(folder, 'locked');
    lockDataDir(locked).release();
    const readOnly = asNobody(() => refusal('/'));
    expect(readOnly).toMatch(/^the data folder \/ is not writable \(E(ACCES|ROFS)\); set DATA_DIR/);
  });
});

describe('a stored key', () => {
  it('is made once, of 256 bits, for its owner only', () => {
    const key = storedKey(folder, 'data.key');
    expect(key).toMatch(/^[0-9a-f]{64}$/);
    expect(statSync(join(folder, 'data.key')).mode & 0o777).toBe(0o600);
    expect(storedKey(folder, 'data.key')).toBe(key);
    expect(storedKey(folder, 'other.key')).not.toBe(key);
    expect(readdirSync(folder).sort()).toEqual(['data.key', 'other.key']);
  });

  it.each(['', 'not a key', 'ab'.repeat(31)])('is never used if it is damaged: %j', (text) => {
    writeFileSync(join(folder, 'data.key'), text);
    expect(() => storedKey(folder, 'data.key')).toThrow(/the key in .*data\.key is damaged/);
    expect(readFileSync(join(folder, 'data.key'), 'utf8')).toBe(text);
  });
});
