const DAY_MS = 24 * 3600 * 1000;
/** How long pictures are stored by default. */
export const STORED_MS = 7 * DAY_MS;
/** For pictures of countries and regions. */
export const STORED_DESTINATION_MS = 14 * DAY_MS;

/** A stored picture; its key contains its address. */
interface Stored {
  /** When it was fetched, in milliseconds since 1970. */
  at: number;
  /** The picture as a data URL. */
  data: string;
}

const PREFIX = 'simport:picture:v1:';

/** The picture of an address as a data URL, if it was stored less than `maxAgeMs` ago; an older one is deleted. */
export function storedPicture(
  store: Storage,
  address: string,
  now: number,
  maxAgeMs: number = STORED_MS,
): string | null {
  const kept = read(store, PREFIX + address);
  if (!kept) return null;
  if (kept.at <= now && now - kept.at < maxAgeMs) return kept.data;
  store.removeItem(PREFIX + address);
  return null;
}

/** Stores a picture. If the store is full, deletes the oldest pictures first; if that is not enough, does not store it. */
export function storePicture(store: Storage, address: string, data: string, now: number): void {
  const kept = JSON.stringify({ at: now, data } satisfies Stored);
  for (;;) {
    try {
      store.setItem(PREFIX + address, kept);
      return;
    } catch {
      const oldest = oldestStored(store);
      if (oldest === null) return;
      store.removeItem(oldest);
    }
  }
}

function oldestStored(store: Storage): string | null {
  let oldest: { key: string; at: number } | null = null;
  for (let position = 0; position < store.length; position++) {
    const key = store.key(position);
    if (!key?.startsWith(PREFIX)) continue;
    const at = read(store, key)?.at ?? 0;
    if (!oldest || at < oldest.at) oldest = { key, at };
  }
  return oldest?.key ?? null;
}

function read(store: Storage, key: string): Stored | null {
  try {
    const { at, data } = JSON.parse(store.getItem(key) ?? 'null') as Partial<Stored>;
    return typeof at === 'number' && typeof data === 'string' && data.startsWith('data:image/')
      ? { at, data }
      : null;
  } catch {
    return null;
  }
}
