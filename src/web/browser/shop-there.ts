/** How long to wait for the shop before it counts as away. */
const ANSWERS_WITHIN_MS = 4000;
/** How long an answer stays valid: from the touch of a button to its press. */
const FRESH_MS = 5000;

/** Links and buttons to the checkout, which load a document. */
const TO_CHECKOUT = 'form[action$="/checkout"] [type="submit"], a[href*="/checkout?"], [data-to-checkout]';

let sign: { at: number; answer: Promise<boolean> } | null = null;

/** Whether the shop answers, so that the document may be left. Resolves at once if it was asked just before. */
export async function isShopThere(): Promise<boolean> {
  const isFresh = sign !== null && performance.now() - sign.at < FRESH_MS && navigator.onLine;
  return (isFresh && (await sign?.answer)) || ask();
}

/** Reloads the document if the shop answers; otherwise the browser would show its own error page in place of ours. */
export async function loadAgain(): Promise<void> {
  if (await isShopThere()) window.location.reload();
}

/** Asks in advance when the pointer or the focus reaches a link to the checkout, so that the press need not wait. */
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
