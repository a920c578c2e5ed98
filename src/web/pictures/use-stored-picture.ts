import { useEffect, useState } from 'react';

import { STORED_DESTINATION_MS, STORED_MS, storePicture, storedPicture } from './stored-pictures.ts';

/** No card is wider, even on a dense screen; more would only fill the store. */
const WIDEST = 960;

/** Reads a picture and passes it on as a data URL. Returns a function that cancels. */
type Copy = (address: string, keep: (data: string) => void) => () => void;

/**
 * The address for showing an operator's photo: a copy stored in this browser, or the plain one. A photo that is not stored yet
 * is fetched cross-origin and stored for the next visit; if its host does not allow that, nothing happens.
 */
export function useStoredPicture(photo: string | null, maxAgeMs = STORED_DESTINATION_MS): string | null {
  return useStored(photo, maxAgeMs, drawnCopy);
}

/** The same for a picture of the shop's own, whose address changes with it; copied only if `media` matches. */
export function useStoredAsset(address: string, media: string): string {
  return useStored(address, STORED_MS, blobCopy, media);
}

function useStored<Address extends string | null>(
  address: Address,
  maxAgeMs: number,
  copy: Copy,
  media = 'all',
): Address | string {
  const [kept, setKept] = useState<{ address: string; data: string } | null>(null);
  useEffect(() => {
    const store = localStore();
    if (address === null || !store || !matchMedia(media).matches) return undefined;
    const data = storedPicture(store, address, Date.now(), maxAgeMs);
    if (data !== null) {
      // oxlint-disable-next-line react/set-state-in-effect -- the server, which has no such store, wrote the page
      setKept({ address, data });
      return undefined;
    }
    return copy(address, (read) => storePicture(store, address, read, Date.now()));
  }, [address, maxAgeMs, copy, media]);
  return kept?.address === address ? kept.data : address;
}

/** Unchanged: the page has just loaded it, so it comes from the browser's cache. */
function blobCopy(address: string, keep: (data: string) => void): () => void {
  const leaving = new AbortController();
  async function read() {
    const answer = await fetch(address, { signal: leaving.signal });
    const blob = await answer.blob();
    if (!answer.ok || !blob.type.startsWith('image/')) return;
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      if (typeof reader.result === 'string') keep(reader.result);
    });
    reader.readAsDataURL(blob);
  }
  void read().catch(() => {
    // The plain address shows it as well.
  });
  return () => leaving.abort();
}

/** Draws a picture into a data URL no wider than a card. Returns a function that cancels. */
function drawnCopy(address: string, keep: (data: string) => void): () => void {
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.addEventListener('load', () => {
    const scale = Math.min(1, WIDEST / (picture.naturalWidth || WIDEST));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round((picture.naturalWidth || WIDEST) * scale);
    canvas.height = Math.round((picture.naturalHeight || WIDEST) * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    keep(canvas.toDataURL('image/webp', 0.85));
  });
  picture.src = address;
  return () => {
    picture.src = '';
  };
}

/** Null if the browser has no storage. */
function localStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
