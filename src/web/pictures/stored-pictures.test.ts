import { describe, expect, it } from 'vitest';

import { storePicture, STORED_DESTINATION_MS, STORED_MS, storedPicture } from './stored-pictures.ts';

/** A store with room for this many characters, which throws beyond them as browsers do. */
function storeOf(room = Number.POSITIVE_INFINITY): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    key: (position) => [...entries.keys()][position] ?? null,
    getItem: (key) => entries.get(key) ?? null,
    removeItem: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    setItem(key, value) {
      const used = [...entries].reduce(
        (sum, [name, text]) => sum + (name === key ? 0 : name.length + text.length),
        0,
      );
      if (used + key.length + value.length > room) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
  };
}

const DAY = 24 * 3600 * 1000;
const photo = (letter: string) => `data:image/webp;base64,${letter.repeat(100)}`;

describe('a stored picture', () => {
  it('is used for seven days, or as long as its host says', () => {
    const store = storeOf();
    storePicture(store, 'https://photos.example/a.jpg', photo('a'), 0);
    expect(STORED_MS).toBe(7 * DAY);
    expect(STORED_DESTINATION_MS).toBe(14 * DAY);
    expect(storedPicture(store, 'https://photos.example/a.jpg', 7 * DAY - 1)).toBe(photo('a'));
    expect(storedPicture(store, 'https://photos.example/a.jpg', 14 * DAY - 1, STORED_DESTINATION_MS)).toBe(
      photo('a'),
    );
    expect(storedPicture(store, 'https://photos.example/b.jpg', 0)).toBeNull();
  });

  it('is deleted when it is too old, or was stored by a wrong clock', () => {
    for (const now of [7 * DAY, -1]) {
      const store = storeOf();
      storePicture(store, 'https://photos.example/a.jpg', photo('a'), 0);
      expect(storedPicture(store, 'https://photos.example/a.jpg', now)).toBeNull();
      expect(store.length).toBe(0);
    }
  });

  it('is ignored if it is not a picture', () => {
    const store = storeOf();
    storePicture(store, 'x', photo('a'), 0);
    const key = store.key(0) ?? '';
    for (const text of ['', 'null', '{}', '{"at":0,"data":"javascript:alert(1)"}', '{"at":"0"']) {
      store.setItem(key, text);
      expect(storedPicture(store, 'x', 1)).toBeNull();
    }
  });
});

describe('a full store', () => {
  it('deletes its oldest pictures for a new one, and nothing else', () => {
    const store = storeOf(450);
    store.setItem('purchase', 'precious');
    storePicture(store, 'b', photo('b'), 2);
    storePicture(store, 'a', photo('a'), 1);
    storePicture(store, 'c', photo('c'), 3);
    expect(storedPicture(store, 'a', 4)).toBeNull();
    expect(storedPicture(store, 'c', 4)).toBe(photo('c'));
    expect(store.getItem('purchase')).toBe('precious');
  });

  it('silently stores nothing if there is no room at all', () => {
    const store = storeOf(100);
    store.setItem('purchase', 'precious');
    storePicture(store, 'a', photo('a'), 1);
    expect(storedPicture(store, 'a', 1)).toBeNull();
    expect(store.getItem('purchase')).toBe('precious');
  });
});
