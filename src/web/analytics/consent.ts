import { useSyncExternalStore } from 'react';

import { sharedStorage } from '../browser/browser-storage.ts';

/** The visitor's answer about session analytics; `forbidden` if their browser refuses for them, null before they are asked. */
export type Consent = 'given' | 'refused' | 'forbidden' | null;

const KEY = 'simport.analytics';
const listeners = new Set<() => void>();

/** Global Privacy Control or Do Not Track, by which a visitor refuses for all sites at once. */
function browserForbids(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl === true || doNotTrack === '1';
}

function readConsent(): Consent {
  if (browserForbids()) return 'forbidden';
  const kept = sharedStorage.getItem(KEY);
  return kept === 'given' || kept === 'refused' ? kept : null;
}

export function keepConsent(consent: 'given' | 'refused'): void {
  sharedStorage.setItem(KEY, consent);
  for (const listener of listeners) listener();
}

/** Refused on the server, whose pages are the same for everybody. */
export function useConsent(): Consent {
  return useSyncExternalStore(subscribe, readConsent, () => 'refused');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
