/** Text storage in the browser. */
export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's own storage if it works; else memory that lasts as long as the page. Storage throws in private windows and on
 * full disks, and neither is a reason not to sell.
 */
export function sturdyStorage(open: () => BrowserStorage): BrowserStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (storage: BrowserStorage) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((storage) => storage.getItem(key), null) ?? memory.get(key) ?? null,
    setItem: (key, value) => {
      memory.set(key, value);
      attempt((storage) => storage.setItem(key, value), undefined);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}

export const tabStorage = sturdyStorage(() => sessionStorage);

export const sharedStorage = sturdyStorage(() => localStorage);

/** Its event `storage` comes from this tab, too. */
export const BASKET_KEY = 'simport.basket';

/** The value stored under `key`; null if there is none, or if it has another shape. */
export function readStored<T>(
  storage: BrowserStorage,
  key: string,
  isWanted: (value: unknown) => value is T,
): T | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    return isWanted(value) ? value : null;
  } catch {
    return null;
  }
}

export function keep(storage: BrowserStorage, key: string, value: unknown): void {
  storage.setItem(key, JSON.stringify(value));
}
