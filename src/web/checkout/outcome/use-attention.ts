import { useCallback, useState } from 'react';

/**
 * Whether somebody is at an element, with their pointer or by keyboard: what it would do by itself then waits. A pointer that only
 * happens to lie there does not count.
 * @returns the element's ref, and whether
 */
export function useAttention(): [(element: HTMLElement | null) => (() => void) | undefined, boolean] {
  const [isThere, setThere] = useState(false);
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const watching = new AbortController();
    const { signal } = watching;
    const move = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) setThere(true);
    };
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerleave', () => setThere(false), { signal });
    element.addEventListener('keydown', () => setThere(true), { signal });
    return () => watching.abort();
  }, []);
  return [watch, isThere];
}
