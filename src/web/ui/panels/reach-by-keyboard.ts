/** A ref: an element that scrolls must be reachable by keyboard; one that does not should be no tab stop. */
export function reachByKeyboard(body: HTMLElement | null) {
  if (!body) return undefined;
  const watch = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  });
  watch.observe(body);
  return () => watch.disconnect();
}
