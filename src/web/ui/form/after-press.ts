/** A press that takes longer is not waited for. */
const MAX_PRESS_MS = 1000;

/**
 * Runs it now; or, if a press on something else took the focus, after that press, because a target that moves loses its click.
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
  setTimeout(once, MAX_PRESS_MS);
}
