import { useEffect, useState } from 'react';

import { KEPT_DESTINATION_MS, keepPicture, keptPicture } from './kept-pictures.ts';

/** No card is wider, also on a dense screen; more would only fill the store. */
const WIDEST = 960;

/**
 * The address to show an operator's photo from: a copy kept in this browser, or the plain one. A photo that is not kept
 * yet is fetched cross-origin and kept for the next visit; where its host does not allow that, nothing is said.
 */
export function useKeptPicture(photo: string | null, maxAgeMs = KEPT_DESTINATION_MS): string | null {
  const [kept, setKept] = useState<{ photo: string; data: string } | null>(null);
  useEffect(() => {
    const store = localStore();
    if (photo === null || !store) return undefined;
    const data = keptPicture(store, photo, Date.now(), maxAgeMs);
    if (data !== null) {
      // oxlint-disable-next-line react/set-state-in-effect -- the server, which has no such store, wrote the page
      setKept({ photo, data });
      return undefined;
    }
    return copyOf(photo, (copy) => keepPicture(store, photo, copy, Date.now()));
  }, [photo, maxAgeMs]);
  return kept?.photo === photo ? kept.data : photo;
}

/** Draws the picture of an address into a data URL no wider than a card. Answers how to give up. */
function copyOf(address: string, keep: (data: string) => void): () => void {
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
