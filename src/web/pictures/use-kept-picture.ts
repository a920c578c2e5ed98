import { useEffect, useState } from 'react';

import { KEPT_DESTINATION_MS, KEPT_MS, keepPicture, keptPicture } from './kept-pictures.ts';

/** No card is wider, also on a dense screen; more would only fill the store. */
const WIDEST = 960;

/** Reads a picture and hands it over as a data URL. Returns how to give up. */
type Copy = (address: string, keep: (data: string) => void) => () => void;

/**
 * The address to show an operator's photo from: a copy kept in this browser, or the plain one. A photo that is not kept
 * yet is fetched cross-origin and kept for the next visit; where its host does not allow that, nothing is said.
 */
export function useKeptPicture(photo: string | null, maxAgeMs = KEPT_DESTINATION_MS): string | null {
  return useKept(photo, maxAgeMs, drawnCopy);
}

/** The same for a picture of the shop's own, whose address changes with it; it is shown where `media` holds. */
export function useKeptAsset(address: string, media: string): string {
  return useKept(address, KEPT_MS, blobCopy, media);
}

function useKept<Address extends string | null>(
  address: Address,
  maxAgeMs: number,
  copy: Copy,
  media = 'all',
): Address | string {
  const [kept, setKept] = useState<{ address: string; data: string } | null>(null);
  useEffect(() => {
    const store = localStore();
    if (address === null || !store || !matchMedia(media).matches) return undefined;
    const data = keptPicture(store, address, Date.now(), maxAgeMs);
    if (data !== null) {
      // oxlint-disable-next-line react/set-state-in-effect -- the server, which has no such store, wrote the page
      setKept({ address, data });
      return undefined;
    }
    return copy(address, (read) => keepPicture(store, address, read, Date.now()));
  }, [address, maxAgeMs, copy, media]);
  return kept?.address === address ? kept.data : address;
}

/** As it is: the page has just loaded it, so it comes from the browser's memory. */
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

/** Draws the picture of an address into a data URL no wider than a card. Returns how to give up. */
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

/** Null where the browser keeps nothing. */
function localStore(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
