/** A page that nobody sees paints nothing. */
const INVISIBLE_MS = 1_000;

/**
 * Resolves once the answer to a press is painted. What the press needs later, as code that the bundler's loader writes into the
 * head, would keep that answer back.
 */
export function afterPaint(): Promise<void> {
  return new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, INVISIBLE_MS);
  });
}
