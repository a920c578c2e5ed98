import { readJson } from './reader-prices.ts';

/** A value serialized into a page as text. */
export interface PageText<T> {
  text: string;
  /** Never set; it carries the type. */
  value?: T;
}

const read = new WeakMap<object, unknown>();

/**
 * For a loader: in a document this compresses to half of what the router writes, which numbers and names each value.
 * @param late names of properties that are null in it, because a page that needs them asks for them
 */
export function asText<T>(value: T, late: readonly string[] = []): PageText<T> {
  const kept = (name: string, inner: unknown) => (late.includes(name) ? null : inner);
  return { text: JSON.stringify(value, late.length > 0 ? kept : undefined) };
}

/** The parsed value; the same object for the same text, however often a page asks. */
export function ofText<T>(text: PageText<T>): T {
  if (!read.has(text)) read.set(text, readJson(text.text));
  return read.get(text) as T;
}
