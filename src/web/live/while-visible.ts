/** Background work starts this long after the page, which comes first. */
const AFTER_PAGE_MS = 500;

/** Runs something while the page is visible. Returns a function that ends it for good. */
export function whileVisible(start: () => () => void): () => void {
  let stop: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function leave() {
    clearTimeout(timer);
    stop?.();
    stop = null;
  }
  function follow() {
    clearTimeout(timer);
    if (document.visibilityState !== 'visible') return leave();
    timer = setTimeout(() => (stop ??= start()), AFTER_PAGE_MS);
  }

  document.addEventListener('visibilitychange', follow);
  window.addEventListener('pageshow', follow);
  window.addEventListener('pagehide', leave);
  if (document.readyState === 'complete') follow();
  return () => {
    document.removeEventListener('visibilitychange', follow);
    window.removeEventListener('pageshow', follow);
    window.removeEventListener('pagehide', leave);
    leave();
  };
}
