import { readFileSync } from 'node:fs';

/**
 * Every setting of the shop as empty text, which counts as not set: neither the developer's environment nor a `.env`
 * of the checkout gets into what a test starts.
 */
export function noSettings(): Record<string, string> {
  const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8');
  const names = [...example.matchAll(/^#?\s*([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name ?? '');
  if (names.length < 10) throw new Error('.env.example names too few settings to be read right.');
  return Object.fromEntries(names.map((name) => [name, '']));
}
