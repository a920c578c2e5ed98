import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { Stored } from './party.ts';

const MIN_PAUSE_MS = 15;

/** Stores each named value as one JSON file in `dataDir`, or only in memory if `dataDir` is null. */
export class Stores {
  readonly #dataDir: string | null;
  readonly #files: StateFile<unknown>[] = [];

  constructor(dataDir: string | null) {
    this.#dataDir = dataDir;
    if (dataDir) mkdirSync(dataDir, { recursive: true });
  }

  open<T>(name: string, initial: () => T): Stored<T> {
    const file = new StateFile<T>(this.#dataDir && join(this.#dataDir, `${name}.json`), initial);
    this.#files.push(file);
    return file;
  }

  async close(): Promise<void> {
    await Promise.all(this.#files.map((file) => file.close()));
  }
}

class StateFile<T> implements Stored<T> {
  value: T;
  readonly #path: string | null;
  #dirty = false;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();
  #pause = MIN_PAUSE_MS;
  #closed = false;

  constructor(path: string | null, initial: () => T) {
    this.#path = path;
    this.value = path && existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as T) : initial();
  }

  save(): void {
    if (!this.#path || this.#closed) return;
    this.#dirty = true;
    this.#timer ??= setTimeout(() => void this.#flush().catch(complain), this.#pause);
  }

  /** Writes what is not written yet; nothing is written afterwards. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#flush().catch(complain);
  }

  async #flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#writing = this.#writing.catch(() => {}).then(() => this.#write());
    await this.#writing;
  }

  async #write(): Promise<void> {
    if (!this.#path || !this.#dirty) return;
    this.#dirty = false;
    const started = performance.now();
    // Renaming replaces the whole file at once: a kill in the middle leaves the previous state readable.
    await writeFile(`${this.#path}.new`, JSON.stringify(this.value));
    await rename(`${this.#path}.new`, this.#path);
    // A large state is written less often, so that the process does not spend its time on writing.
    this.#pause = Math.max(MIN_PAUSE_MS, (performance.now() - started) * 5);
  }
}

function complain(error: unknown): void {
  process.emitWarning(`The sandbox could not write its state: ${String(error)}`);
}
