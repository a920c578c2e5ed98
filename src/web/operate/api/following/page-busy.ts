/** A pointer that has rested longer is not about to press anything. */
const RESTING_MS = 30_000;
/** A finger has left the screen for good after this long. */
const TOUCHED_MS = 2_000;

// oxlint-disable simport/no-literal-words -- selectors
const POINTED_AT = 'main :is(a, button, label, summary, tr, li, input, select, textarea):hover';
const TYPED_IN = 'input, textarea, select, [contenteditable]';
const HAS_POINTER = '(hover: hover)';
// oxlint-enable simport/no-literal-words

/** Fields of forms in which somebody has typed, with what was there before. */
const before = new Map<HTMLInputElement | HTMLTextAreaElement, string>();
let pointedAt = 0;

/** Whether somebody types, chooses, answers a question or is about to press something: then nothing on the page may move. */
export function isPageBusy(now = Date.now()): boolean {
  if (document.querySelector('dialog[open], [data-unsaved]')) return true;
  if (document.activeElement?.closest(`main :is(${TYPED_IN}):not([type='checkbox'], [type='radio'])`))
    return true;
  for (const [field, text] of before) {
    if (!field.isConnected) before.delete(field);
    else if (field.value !== text) return true;
  }
  if (!matchMedia(HAS_POINTER).matches) return now - pointedAt < TOUCHED_MS;
  return now - pointedAt < RESTING_MS && document.querySelector(POINTED_AT) !== null;
}

/** Notices typing and pointing. Returns a function that stops it. */
export function watchPage(): () => void {
  const leaving = new AbortController();
  const options = { signal: leaving.signal, capture: true, passive: true };
  const point = () => (pointedAt = Date.now());
  for (const name of ['pointermove', 'pointerdown', 'wheel', 'keydown'])
    document.addEventListener(name, point, options);
  document.addEventListener(
    'focusin',
    ({ target }) => {
      const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      // Filters are in no form: what is chosen there is in the address.
      if (isField && target.form && !before.has(target)) before.set(target, target.value);
    },
    options,
  );
  return () => {
    leaving.abort();
    before.clear();
  };
}
