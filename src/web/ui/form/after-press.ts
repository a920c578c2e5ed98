/** A press that is held longer is none of these. */
const LONGEST_PRESS_MS = 1000;

/**
 * Runs it now, or, where leaving a field was a press on something else, once that is over: what moves under a pointer is not
 * pressed.
 */
export function afterPress(run: () => void): void {
  if (!document.querySelector('a:active, button:active, input:active, label:active, summary:active')) {
    run();
    return;
  }
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    run();
  };
  // The click follows at once.
  window.addEventListener('mouseup', () => setTimeout(once), { once: true, capture: true });
  setTimeout(once, LONGEST_PRESS_MS);
}
