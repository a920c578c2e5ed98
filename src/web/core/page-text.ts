/** A value on its way into a page, as text. */
export interface PageText<T> {
  text: string;
  /** Never there: of what type it is. */
  value?: T;
}

const read = new WeakMap<object, unknown>();

/** For a loader: in a document this packs to half of what the router writes, which numbers and names each value. */
export function asText<T>(value: T): PageText<T> {
  return { text: JSON.stringify(value) };
}

/** The same value for the same text, however often a page asks. */
export function ofText<T>(text: PageText<T>): T {
  if (!read.has(text)) read.set(text, JSON.parse(text.text));
  return read.get(text) as T;
}
