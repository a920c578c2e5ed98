import { sharedStorage } from '../browser/browser-storage.ts';

/** Whether this browser can't keep anything: it is old, or private, or the page has no secure address. */
export function keepsNothing(): boolean {
  return !(
    'serviceWorker' in navigator &&
    'indexedDB' in window &&
    'caches' in window &&
    typeof crypto.subtle === 'object'
  );
}

const keyOf = (esim: string) => `simport.not-kept.${esim}`;

/** Whether the visitor removed an eSIM from here, so that nothing keeps it by itself. */
export function wasRemoved(esim: string): boolean {
  return sharedStorage.getItem(keyOf(esim)) !== null;
}

export function markRemoved(esim: string, isRemoved: boolean): void {
  if (isRemoved) sharedStorage.setItem(keyOf(esim), '1');
  else sharedStorage.removeItem(keyOf(esim));
}
