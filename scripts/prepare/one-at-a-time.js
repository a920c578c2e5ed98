import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './place.js';

const lock = path.join(root, '.cache', 'preparing.lock');

/** @returns {boolean} whether the process that wrote the lock is still running */
function holderLives() {
  try {
    process.kill(Number(readFileSync(lock, 'utf8')), 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function take() {
  mkdirSync(path.dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!holderLives()) rmSync(lock, { force: true });
    return false;
  }
}

function release() {
  rmSync(lock, { force: true });
}

/**
 * Installing and building change files that a second command in the same checkout needs, so it waits for its turn.
 * @param {() => Promise<void>} work
 */
export async function oneAtATime(work) {
  let told = false;
  while (!take()) {
    if (!told && holderLives()) {
      console.log('· Another command is installing or building here: waiting for it ...');
      told = true;
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  process.once('exit', release);
  try {
    await work();
  } finally {
    release();
    process.off('exit', release);
  }
}
