import path from 'node:path';

/** Where `npm run build` puts a program, from the checkout's root. */
export const built = (name: string) => `build/programs/${name}.js`;

/**
 * These flags make a process use less memory. New objects get at most 8 MB at a time, where a request costs an eighth less than
 * with 4 MB and memory is the same; old ones are collected once they have grown by half, not several times over; freed memory
 * returns to one heap; and large pieces return to the machine. By default, the allocator keeps what a start has freed, some 10 MB.
 */
export const SMALL_HEAP = ['--max-semi-space-size=8', '--heap-growing-percent=50'];
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};
/** The embedded database is WebAssembly, and the second compiler would make 65 MB of faster code from it. */
const PLAIN_WASM = ['--liftoff-only'];

export const sandboxProgram = [...SMALL_HEAP, built('sandbox')];

/** @param isEmbedded whether the database is part of the process */
export function shopProgram(isEmbedded: boolean): string[] {
  return [...SMALL_HEAP, ...(isEmbedded ? PLAIN_WASM : []), built('shop')];
}

/** The environment of all programs; `root` is the checkout. */
export function programEnvironment(root: string): Record<string, string> {
  // A second start finds its modules already compiled.
  return { ...ALLOCATOR, NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled') };
}
