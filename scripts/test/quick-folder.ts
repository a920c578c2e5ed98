import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import path from 'node:path';

const GIBIBYTE = 2 ** 30;
/** At any time, tests store less than half as much there. */
const MIN_BYTES = 4 * GIBIBYTE;
/** The memory that the tests themselves need besides. */
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
    return bavail * bsize >= MIN_BYTES && freemem() >= MIN_BYTES + LEFT_BYTES;
  } catch {
    return false;
  }
}

/**
 * A folder of this process in memory for temporary files of tests: on a disk, copying a database alone costs ten times the
 * processor time. It is deleted when this process ends. Undefined if memory is not available as a folder, or has no room for it.
 */
export function makeQuickFolder(memory = '/dev/shm'): string | undefined {
  if (!hasRoom(memory)) return undefined;
  for (const name of readdirSync(memory).filter((one) => one.startsWith(NAME))) {
    // Left behind by a process that was killed.
    if (!isRunning(Number(name.slice(NAME.length))))
      rmSync(path.join(memory, name), { recursive: true, force: true });
  }
  const folder = path.join(memory, `${NAME}${process.pid}`);
  mkdirSync(folder);
  // PostgreSQL runs as another user than root, and makes its own folders here.
  chmodSync(folder, 0o1777);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
