import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A new page starts at its top, scrolled there smoothly, and with the reading position at its content. Going back or
 * forward returns to where one was, at once. Has to stand before the router's own scroll restoration.
 */
export function PageChange() {
  const { pathname, search } = useLocation();
  // A country inside the browse page is a page to its reader.
  const page = `${pathname} ${new URLSearchParams(search).get('country') ?? ''}`;
  const onward = useNavigationType() !== NavigationType.Pop;
  const shown = useRef(page);
  useEffectBeforePaint(() => {
    const root = document.documentElement;
    const isFirst = root.dataset['turn'] === undefined;
    root.dataset['turn'] = onward ? 'onward' : 'back';
    // Chromium scrolls by the style it knows: reading it makes it know the new one, which a document begins with.
    if (onward || !isFirst) void getComputedStyle(root).scrollBehavior;
  }, [page, onward]);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [page]);
  return null;
}
