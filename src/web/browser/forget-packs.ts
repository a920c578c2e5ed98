import { PACKS } from './pack-names.ts';

/** Whether this browser keeps orders for use without a network. True also if the browser does not tell. */
export async function hasPacks(): Promise<boolean> {
  try {
    const { databases } = indexedDB as { databases?: IDBFactory['databases'] };
    const found = await databases?.call(indexedDB);
    return found?.some(({ name }) => name === PACKS) ?? true;
  } catch {
    // One that blocks storage keeps nothing.
    return false;
  }
}

/** Deletes everything that was kept for use without a network, and the worker that shows it. Never throws. */
export async function forgetPacks(): Promise<void> {
  try {
    // Asked for before the page can be left; the browser finishes it.
    const asked = indexedDB.deleteDatabase(PACKS);
    const ended = new Promise<void>((resolve) => {
      for (const end of ['success', 'error']) asked.addEventListener(end, () => resolve());
    });
    const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration('/') : undefined;
    const cache = 'caches' in window ? caches.delete(PACKS) : undefined;
    await Promise.all([ended, cache, worker?.then((found) => found?.unregister())]);
  } catch {
    // As above.
  }
}
