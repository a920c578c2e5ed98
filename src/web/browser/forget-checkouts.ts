import { sharedStorage, tabStorage } from './browser-storage.ts';

/** Name and address as typed; attempts, payments and orders, each of which leads to what was bought; what was wanted. */
const PERSONAL = /^simport\.(billing|attempt|payment|bought|card-choice|sign-in)/;

/** Makes the browser forget its checkouts. Another tab keeps what is its own until it is closed. */
export function forgetCheckouts(): void {
  for (const key of keysOf(() => sessionStorage)) tabStorage.removeItem(key);
  for (const key of keysOf(() => localStorage)) sharedStorage.removeItem(key);
}

/** Where storage does not work, the page remembers no longer than it lives. */
function keysOf(open: () => Storage): string[] {
  try {
    return Object.keys(open()).filter((key) => PERSONAL.test(key));
  } catch {
    return [];
  }
}
