import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A new page starts at its top, scrolled there smoothly, with the focus on its content. Back and forward restore the scroll
 * position at once. Must come before the router's own scroll restoration.
 */
export function PageChange() {
  const { pathname, search } = useLocation();
  // To visitors, a country on the browse page is a page of its own.
  const page = `${pathname} ${new URLSearchParams(search).get('country') ?? ''}`;
  const onward = useNavigationType() !== NavigationType.Pop;
  const shown = useRef(page);
  useEffectBeforePaint(() => {
    const root = document.documentElement;
    const isFirst = root.dataset['turn'] === undefined;
    root.dataset['turn'] = onward ? 'onward' : 'back';
    // Chromium scrolls by the last computed style: reading it applies the new one, with which a document starts.
    if (onward || !isFirst) void getComputedStyle(root).scrollBehavior;
  }, [page, onward]);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [page]);
  return null;
}
