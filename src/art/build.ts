import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

import { allCodes } from './data/codes.ts';
import { type Format, formatNames, formats } from './data/formats.ts';
import { fingerprint } from './fingerprint.ts';

/**
 * `manifest.json` beside the pictures, which are at `{format}/{code}.svg`; the home page's globe and map are `hero.svg`,
 * `hero-phone.svg` and `world.svg`, the parts of the world `part/{part}.svg` and `part-small/{part}.svg`.
 */
export type Manifest = {
  /** Part of every picture's address, so that browsers may cache it forever. */
  hash: string;
  codes: readonly string[];
  formats: Readonly<Record<string, Format>>;
};

/** The pictures for one thread to draw. */
export type Share = { outDir: string; codes: readonly string[]; hero: boolean };

/**
 * Draws the pictures of all codes, or of the given ones, into `outDir`, unless those there came from the same generator and
 * data. Returns whether it drew anything. If a thread fails, throws its error and leaves the old pictures in place.
 */
export async function buildArt(
  outDir: string,
  codes: readonly string[] = allCodes,
): Promise<{ drew: boolean; manifest: Manifest }> {
  const manifest: Manifest = { hash: fingerprint(), codes, formats };
  const place = path.join(outDir, 'manifest.json');
  if (existsSync(place) && hashIn(place) === manifest.hash) return { drew: false, manifest };
  mkdirSync(path.dirname(outDir), { recursive: true });
  // Drawn beside `outDir` and moved there when complete, so that a running shop never misses a picture.
  const unfinished = mkdtempSync(`${outDir}-`);
  chmodSync(unfinished, 0o755);
  try {
    await drawAll(unfinished, codes);
    writeFileSync(path.join(unfinished, 'manifest.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    rmSync(outDir, { recursive: true, force: true });
    renameSync(unfinished, outDir);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
  return { drew: true, manifest };
}

async function drawAll(outDir: string, codes: readonly string[]): Promise<void> {
  for (const name of formatNames) mkdirSync(path.join(outDir, name));
  const threads = Math.min(2, availableParallelism());
  const shares = Array.from({ length: threads }, (_, thread) => ({
    outDir,
    codes: codes.filter((_code, index) => index % threads === thread),
    hero: thread === 0,
  }));
  // All threads must end before anybody deletes what they write to.
  const ends = await Promise.allSettled(shares.map(drawIn));
  const failed = ends.find((end) => end.status === 'rejected');
  if (failed) throw failed.reason;
}

function drawIn(share: Share): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: share });
    worker.once('error', reject);
    worker.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`A drawing thread ended with code ${code}.`));
    });
  });
}

function hashIn(manifest: string): string | undefined {
  try {
    return (JSON.parse(readFileSync(manifest, 'utf8')) as Partial<Manifest>).hash;
  } catch {
    return undefined;
  }
}
