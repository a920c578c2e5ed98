/** The word that `typed` is most likely a typo of; null if none is near. */
export function nearest(typed: string, known: readonly string[]): string | null {
  const part = known.find(
    (word) => word.split('-').includes(typed) || word.startsWith(`${typed}-`) || typed.startsWith(`${word}-`),
  );
  if (part !== undefined) return part;
  const [best] = known
    .map((word) => ({ word, far: distance(typed, word) }))
    .filter(({ word, far }) => far <= Math.max(1, Math.floor(word.length / 3)))
    .toSorted((a, b) => a.far - b.far);
  return best?.word ?? null;
}

/** The letters to add, drop or change to make one word of the other. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
