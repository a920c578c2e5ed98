import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { onTestFinished } from 'vitest';

/** A program of a few lines, as a file that goes with the test. */
export function programThat(code: string): URL {
  const folder = mkdtempSync(path.join(tmpdir(), 'simport-program-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'program.mjs');
  writeFileSync(file, code);
  return pathToFileURL(file);
}
