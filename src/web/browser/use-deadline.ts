import { useEffect, useState } from 'react';

/** What others send into the page, as the card processor's field, and is not there by then is not coming: a buyer hears it and pays another way. */
const DEADLINE_MS = 8_000;

/** Whether something takes too long. The time begins with the first view of it, and anew with each other `attempt`. */
export function useDeadline(attempt: number): boolean {
  const [passed, setPassed] = useState<number | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(attempt), DEADLINE_MS);
    return () => clearTimeout(timer);
  }, [attempt]);
  return passed === attempt;
}
