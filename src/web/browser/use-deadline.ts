import { useEffect, useState } from 'react';

/**
 * Third-party content, such as the card processor's field, counts as failed after this long, so that the buyer can pay another
 * way.
 */
const DEADLINE_MS = 8_000;

/** Whether something takes too long. The time starts at the first render, and again with each new `attempt`. */
export function useDeadline(attempt: number): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(attempt), DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [attempt]);
  return passed === attempt;
}
