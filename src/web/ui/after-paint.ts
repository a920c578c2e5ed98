/** A hidden page never paints. */
const INVISIBLE_MS = 1_000;

/**
 * Resolves once the response to a press is painted. Work for later steps, such as code that the bundler's loader adds to the
 * head, would delay it.
 */
export function afterPaint(): Promise<void> {
  return new Promise((go) => {
    requestAnimationFrame(() => setTimeout(go));
    setTimeout(go, INVISIBLE_MS);
  });
}
