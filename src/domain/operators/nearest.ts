import { typosBetween } from '../catalog/typos.ts';

/** The word that `typed` is most likely a typo of; null if none is near. */
export function nearest(typed: string, known: readonly string[]): string | null {
  const part = known.find(
    (word) => word.split('-').includes(typed) || word.startsWith(`${typed}-`) || typed.startsWith(`${word}-`),
  );
  if (part !== undefined) return part;
  const [best] = known
    .map((word) => ({ word, most: Math.max(1, Math.floor(word.length / 3)) }))
    .map(({ word, most }) => ({ word, most, far: typosBetween(typed, word, most) }))
    .filter(({ most, far }) => far <= most)
    .toSorted((a, b) => a.far - b.far);
  return best?.word ?? null;
}
