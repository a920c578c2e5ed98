import { useEffect, useState } from 'react';

const UPDATE_EVERY_MS = 30_000;

/** The time in milliseconds since the epoch, roughly up to date while the page is open. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), UPDATE_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
