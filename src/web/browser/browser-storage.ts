/** A place in the browser where text is kept. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * The browser's own storage where it works; else a memory that lasts as long as the page. Private windows and full
 * disks make storage throw, and neither is a reason not to sell.
 */
export function sturdyShelf(open: () => Shelf): Shelf {
  const memory = new Map<string, string>();
  const attempt = <T>(work: (shelf: Shelf) => T, otherwise: T): T => {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  };
  return {
    getItem: (key) => attempt((shelf) => shelf.getItem(key), null) ?? memory.get(key) ?? null,
    setItem: (key, value) => {
      memory.set(key, value);
      attempt((shelf) => shelf.setItem(key, value), undefined);
    },
    removeItem: (key) => {
      memory.delete(key);
      attempt((shelf) => shelf.removeItem(key), undefined);
    },
  };
}

/** This tab's. */
export const sessionShelf = sturdyShelf(() => sessionStorage);

/** Shared by all tabs. */
export const localShelf = sturdyShelf(() => localStorage);

/** What is kept under `key`; null when nothing is, or when it does not have the wanted shape. */
export function readKept<T>(shelf: Shelf, key: string, isWanted: (value: unknown) => value is T): T | null {
  try {
    const value: unknown = JSON.parse(shelf.getItem(key) ?? 'null');
    return isWanted(value) ? value : null;
  } catch {
    return null;
  }
}

export function keep(shelf: Shelf, key: string, value: unknown): void {
  shelf.setItem(key, JSON.stringify(value));
}
