/**
 * Whether the session-analytics script runs in this document. Once loaded, it cannot be removed; and where it must not run, it
 * is never loaded.
 */
let state: 'unwatched' | 'watched' | 'never' = 'unwatched';

export function isWatched(): boolean {
  return state === 'watched';
}

/** Keeps the script out of this document from now on. */
export function stayUnwatched(): void {
  if (state === 'unwatched') state = 'never';
}

/** Loads the script once, if it is allowed. */
export function beWatched(url: string): void {
  if (state !== 'unwatched') return;
  state = 'watched';
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
