/**
 * Whether the session-analytics script runs in this document. It belongs to the document: once there, nothing takes it
 * out again; and where it must not be, it never comes.
 */
let state: 'unwatched' | 'watched' | 'never' = 'unwatched';

export function isWatched(): boolean {
  return state === 'watched';
}

/** From here on the script must not come into this document. */
export function stayUnwatched(): void {
  if (state === 'unwatched') state = 'never';
}

/** Takes the script in, once, where it may come. */
export function beWatched(url: string): void {
  if (state !== 'unwatched') return;
  state = 'watched';
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  document.head.append(script);
}
