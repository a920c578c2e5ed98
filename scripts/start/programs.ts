import path from 'node:path';

/** What `npm run build` makes of a program's sources, from the checkout's root. */
export const built = (name: string) => `build/programs/${name}.js`;

/**
 * A process keeps less for itself: new objects get 4 MB at a time instead of 64, what is left of old ones is collected once it has
 * grown by half, not by several times, freed memory goes back to one heap, and large pieces go back to the machine: left to itself
 * the allocator keeps what a start has freed, some 10 MB.
 */
const SMALL_HEAP = ['--max-semi-space-size=4', '--heap-growing-percent=50'];
const ALLOCATOR = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: String(128 * 1024),
  MALLOC_TRIM_THRESHOLD_: String(128 * 1024),
};
/** The embedded database is WebAssembly, of which the second compiler would make 65 MB of faster code. */
const PLAIN_WASM = ['--liftoff-only'];

export const sandboxProgram = [...SMALL_HEAP, built('sandbox')];

/** @param isEmbedded whether the database is part of the process */
export function shopProgram(isEmbedded: boolean): string[] {
  return [...SMALL_HEAP, ...(isEmbedded ? PLAIN_WASM : []), built('shop')];
}

/** What all programs get from their environment; `root` is the checkout. */
export function programEnvironment(root: string): Record<string, string> {
  // A second start finds its modules compiled.
  return { ...ALLOCATOR, NODE_COMPILE_CACHE: path.join(root, '.cache', 'compiled') };
}
