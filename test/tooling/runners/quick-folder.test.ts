import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const module = fileURLToPath(new URL('../../../scripts/test/quick-folder.ts', import.meta.url));
const GIBIBYTE = 2 ** 30;

let memory: string;
beforeAll(() => {
  memory = mkdtempSync(path.join(tmpdir(), 'simport-memory-'));
});
afterAll(() => rmSync(memory, { recursive: true, force: true }));

/** What a process of its own sees of its folder, before it ends. */
function makeInProcess(at: string): { folder?: string; stood?: boolean; pid: number } {
  const program = `
    import { existsSync } from 'node:fs';
    import { makeQuickFolder } from ${JSON.stringify(module)};
    const folder = makeQuickFolder(${JSON.stringify(at)});
    console.log(JSON.stringify({ folder, stood: folder && existsSync(folder), pid: process.pid }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout) as { folder?: string; stood?: boolean; pid: number };
}

const { bavail, bsize } = statfsSync(tmpdir());
const hasRoom = bavail * bsize >= 5 * GIBIBYTE && freemem() >= 9 * GIBIBYTE;

describe.skipIf(!hasRoom)('a folder in memory (tested where there is room for one)', () => {
  it('lasts as long as its process', () => {
    const { folder, stood } = makeInProcess(memory);
    expect(folder).toMatch(/simport-tests-\d+$/);
    expect(stood).toBe(true);
    expect(existsSync(String(folder))).toBe(false);
  });

  it('is removed by the next one if its process was killed, and never while it runs', () => {
    const { pid: ended } = makeInProcess(memory);
    const left = path.join(memory, `simport-tests-${ended}`, 'database');
    const used = path.join(memory, `simport-tests-${process.pid}`);
    mkdirSync(left, { recursive: true });
    mkdirSync(used);
    makeInProcess(memory);
    expect(existsSync(left)).toBe(false);
    expect(existsSync(used)).toBe(true);
  });
});

it('is not made where memory is no folder', () => {
  expect(makeInProcess(path.join(memory, 'nowhere')).folder).toBeUndefined();
});
