import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const GIBIBYTE = 2 ** 30;
/** Tests keep less than half as much there at a time. */
const LEAST_BYTES = 4 * GIBIBYTE;
/** What the tests themselves take of the machine's memory beside it. */
const LEFT_BYTES = 4 * GIBIBYTE;
const NAME = 'simport-tests-';

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

function hasRoom(memory: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= LEAST_BYTES && freemem() >= LEAST_BYTES + LEFT_BYTES;
  } catch {
    return false;
  }
}

/**
 * A folder of this process in memory for what tests throw away: on a disk, the copy of a database alone costs ten times the
 * processor time. It goes when this process ends. Undefined where memory is no folder, or has no room for it.
 */
export function makeQuickFolder(memory = '/dev/shm'): string | undefined {
  if (!hasRoom(memory)) return undefined;
  for (const name of readdirSync(memory).filter((one) => one.startsWith(NAME))) {
    // Of one that was killed, and could not put it away.
    if (!isRunning(Number(name.slice(NAME.length))))
      rmSync(path.join(memory, name), { recursive: true, force: true });
  }
  const folder = path.join(memory, `${NAME}${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL runs as another user than root, and makes folders of its own here.
  chmodSync(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
