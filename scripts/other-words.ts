import { cloneElement, isValidElement, type ReactNode } from 'react';

/**
 * Words as in a longer language, from the English ones: each text is marked at both ends and two fifths longer, so that a page in it
 * shows what does not come from words, and where a translation will not fit.
 */
export function pseudo<Value>(value: Value): Value {
  return marked(value) as Value;
}

function marked(value: unknown): unknown {
  if (typeof value === 'string') return longer(value);
  if (typeof value === 'function')
    return (...facts: readonly unknown[]) =>
      marked((value as (...facts: readonly unknown[]) => unknown)(...facts));
  if (Array.isArray(value)) return value.map(marked);
  if (isValidElement<{ children?: ReactNode }>(value))
    return cloneElement(
      value,
      {},
      ...[value.props.children].flat().map((child) => marked(child) as ReactNode),
    );
  if (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
    return Object.fromEntries(
      Object.entries(value).map(([name, inner]) => [
        name,
        typeof inner === 'string' && NAMES.has(name) ? inner : marked(inner),
      ]),
    );
  return value;
}

/** Fields that name something for the program. */
const NAMES = new Set(['id', 'key', 'kind', 'screen', 'own', 'to', 'href']);

const LETTER = /\p{L}/u;
/** Codes, locales, addresses and patterns, which are no words. */
const CODE = /^[a-z]+:|^[a-z]{2}-[A-Z]{2}$|^\S*@\S*$|^[A-Z\d_-]+$|^[\w-]*[\d_][\w-]*$/;

function longer(text: string): string {
  if (!LETTER.test(text) || text.startsWith('«') || CODE.test(text)) return text;
  const more = Math.ceil(text.length * 0.4);
  return `«${text}${' ~'.repeat(Math.ceil(more / 2)).slice(0, Math.max(1, more))}»`;
}

/**
 * A twin's words, with those of the source in places where the twin is out of date.
 * @param places each with the name of the export first: 'homeWords.title'
 */
export function mixed<Words>(source: Words, twin: Words, places: readonly string[]): Words {
  return places.reduce((words, place) => withSource(source, words, place.split('.').slice(1)), twin);
}

function withSource<Words>(source: Words, twin: Words, [name, ...rest]: readonly string[]): Words {
  if (name === undefined || typeof twin !== 'object' || twin === null) return source;
  const key = name as keyof Words;
  return { ...twin, [key]: withSource(source[key], twin[key], rest) };
}
