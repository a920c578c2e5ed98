type Listener = (event?: object) => unknown;

/** What all elements have in common: listeners can be added, removed and called. */
export class ElementEvents {
  readonly #listeners = new Map<string, Set<Listener>>();

  on(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? new Set();
    this.#listeners.set(event, listeners.add(listener));
    return this;
  }

  once(event: string, listener: Listener): this {
    const first: Listener = (news) => {
      this.off(event, first);
      listener(news);
    };
    return this.on(event, first);
  }

  off(event: string, listener?: Listener): this {
    if (listener) this.#listeners.get(event)?.delete(listener);
    else this.#listeners.delete(event);
    return this;
  }

  addEventListener(event: string, listener: Listener): this {
    return this.on(event, listener);
  }

  removeEventListener(event: string, listener?: Listener): this {
    return this.off(event, listener);
  }

  protected hasListener(event: string): boolean {
    return (this.#listeners.get(event)?.size ?? 0) > 0;
  }

  protected fire(event: string, news: object): void {
    for (const listener of this.#listeners.get(event) ?? []) listener(news);
  }

  protected forgetListeners(): void {
    this.#listeners.clear();
  }
}

/** The place to mount an element: the given one, or the one a selector finds. */
export function hostOf(target: string | HTMLElement): HTMLElement {
  const host = typeof target === 'string' ? document.querySelector<HTMLElement>(target) : target;
  if (host) return host;
  throw new Error(
    `The selector you specified (${typeof target === 'string' ? target : 'null'}) applies to no DOM elements.`,
  );
}
