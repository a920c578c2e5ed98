import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A new page starts at its top, scrolled there smoothly, and with the reading position at its content. Going back or
 * forward returns to where one was, at once. Has to stand before the router's own scroll restoration.
 */
export function PageTurn() {
  const { pathname } = useLocation();
  const onward = useNavigationType() !== NavigationType.Pop;
  const shown = useRef(pathname);
  useEffectBeforePaint(() => {
    document.documentElement.dataset['turn'] = onward ? 'onward' : 'back';
  }, [pathname, onward]);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
