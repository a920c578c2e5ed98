/** Who waits longer for a sign of the shop is let go all the same. */
const ANSWERS_WITHIN_MS = 4000;
/** A sign of the shop is good for so long: from the touch of a button to its press. */
const FRESH_MS = 5000;

/** What leads to the checkout, which loads a document. */
const TO_CHECKOUT = 'form[action="/checkout"] [type="submit"], a[href^="/checkout?"], [data-to-checkout]';

let sign: { at: number; answer: Promise<boolean> } | null = null;

/** Whether a shop answers, so that the document may be left. Answered at once where it was asked for just before. */
export async function isShopThere(): Promise<boolean> {
  const isFresh = sign !== null && performance.now() - sign.at < FRESH_MS && navigator.onLine;
  return (isFresh && (await sign?.answer)) || ask();
}

/** Loads the document anew where a shop answers: else a browser would show its own error page in place of ours. */
export async function loadAgain(): Promise<void> {
  if (await isShopThere()) window.location.reload();
}

/** Asks ahead when a pointer or the focus comes to what leads to the checkout: the press then waits for nothing. */
export function askAhead(): () => void {
  const leaving = new AbortController();
  const options = { signal: leaving.signal, passive: true, capture: true };
  const come = ({ target }: Event) => {
    if (!(target instanceof Element) || !target.closest(TO_CHECKOUT)) return;
    const now = performance.now();
    if (!sign || now - sign.at >= FRESH_MS / 2) sign = { at: now, answer: ask() };
  };
  for (const kind of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(kind, come, options);
  return () => leaving.abort();
}

async function ask(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(ANSWERS_WITHIN_MS);
    const { status } = await fetch('/health/live', { method: 'HEAD', cache: 'no-store', signal });
    return status < 500;
  } catch (error) {
    return error instanceof DOMException && error.name === 'TimeoutError';
  }
}
