/** A map that keeps only a number of most recently used entries: a cache for an unlimited number of keys. */
export class RecentMap<Key, Value> {
  readonly #most: number;
  readonly #entries = new Map<Key, Value>();

  constructor(most: number) {
    this.#most = most;
  }

  get size(): number {
    return this.#entries.size;
  }

  has(key: Key): boolean {
    return this.#entries.has(key);
  }

  /** The value of a key, created if missing. */
  of(key: Key, make: () => Value): Value {
    const known = this.#entries.has(key);
    const value = known ? (this.#entries.get(key) as Value) : make();
    this.#entries.delete(key);
    this.#entries.set(key, value);
    if (this.#entries.size > this.#most) this.#entries.delete(this.#entries.keys().next().value as Key);
    return value;
  }

  delete(key: Key): void {
    this.#entries.delete(key);
  }
}
