import { sharedStorage, tabStorage } from './browser-storage.ts';
import { forgetPacks } from './forget-packs.ts';

/**
 * Name and address as typed; attempts, payments and orders, each of which leads to what was bought; and open sign-in requests.
 */
const PERSONAL = /^simport\.(billing|attempt|payment|bought|card-choice|sign-in)/;

/** Deletes this browser's checkouts, and what it keeps of orders. Other tabs keep their own session storage until they are closed. */
export function forgetCheckouts(): void {
  for (const key of keysOf(() => sessionStorage)) tabStorage.removeItem(key);
  for (const key of keysOf(() => localStorage)) sharedStorage.removeItem(key);
  void forgetPacks();
}

/** Without storage, the page remembers nothing beyond its own life. */
function keysOf(open: () => Storage): string[] {
  try {
    return Object.keys(open()).filter((key) => PERSONAL.test(key));
  } catch {
    return [];
  }
}
