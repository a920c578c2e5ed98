import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';

import { type EntryState, readSheetHistoryAhead } from '../ui/panels/reopen-sheet.ts';

const useEffectBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * A new page starts at its top, scrolled there smoothly, with the focus on its content. Back and forward restore the scroll
 * position at once. Must come before the router's own scroll restoration.
 */
export function PageChange() {
  const { key, pathname, search } = useLocation();
  useEffectBeforePaint(() => {
    document.documentElement.dataset['entry'] = key;
    // There were sheets before a reload.
    if ((window.history.state as EntryState | null)?.sheets) readSheetHistoryAhead();
  }, [key]);
  // To visitors, a country or a part of the world on the browse page is a page of its own.
  const asked = new URLSearchParams(search);
  const page = [pathname, asked.get('country'), asked.get('part')].join(' ');
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
