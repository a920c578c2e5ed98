/** A ref: what scrolls inside itself must be reachable without a mouse, what does not should be no stop. */
export function reachByKeyboard(body: HTMLElement | null) {
  if (!body) return undefined;
  const watch = new ResizeObserver(() => {
    if (body.scrollHeight > body.clientHeight) body.tabIndex = 0;
    else body.removeAttribute('tabindex');
  });
  watch.observe(body);
  return () => watch.disconnect();
}
