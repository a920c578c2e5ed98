import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';

import { MAX_ZIPPED, type ZippedFile, zipOf } from './zip.ts';

const at = new Date('2026-11-21T14:05:00Z');

async function* made(count: number, ...sizes: number[]): AsyncGenerator<ZippedFile> {
  for (let n = 0; n < count; n++)
    yield { name: `${n}.pdf`, content: new Uint8Array(sizes[n] ?? 1).fill(n % 251), at };
}

it('holds every file as it was', async () => {
  const pieces: Uint8Array[] = [];
  for await (const piece of zipOf(made(3, 5, 0, 70_000))) pieces.push(piece);
  const files = unzipSync(Buffer.concat(pieces));
  expect(Object.entries(files).map(([name, { length }]) => [name, length])).toEqual([
    ['0.pdf', 5],
    ['1.pdf', 0],
    ['2.pdf', 70_000],
  ]);
  expect(files['2.pdf']?.every((byte) => byte === 2)).toBe(true);
});

it('sends each file before it reads the next', async () => {
  let read = 0;
  const counted = async function* () {
    for await (const file of made(4, 1000, 1000, 1000, 1000)) {
      read += 1;
      yield file;
    }
  };
  let given = 0;
  for await (const piece of zipOf(counted())) {
    given += piece.length;
    expect(given).toBeGreaterThan((read - 1) * 1000);
  }
  expect(read).toBe(4);
});

it('reports why a file cannot be read, and accepts no more than its format allows', async () => {
  const broken = async function* (): AsyncGenerator<ZippedFile> {
    yield* made(1);
    throw new Error('it cannot be drawn');
  };
  const all = async (files: AsyncIterable<ZippedFile>) => {
    for await (const _ of zipOf(files));
  };
  await expect(all(broken())).rejects.toThrow('it cannot be drawn');
  await expect(all(made(MAX_ZIPPED + 1))).rejects.toThrow(`an archive takes ${MAX_ZIPPED} files`);
});
