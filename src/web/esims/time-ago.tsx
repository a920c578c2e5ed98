import { useEffect, useState } from 'react';

import { formatAge } from './age.ts';

const LOOK_EVERY_MS = 30_000;

/** How long ago something was, kept true while it is looked at. @param at ISO 8601 */
export function TimeAgo({ at }: { at: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return <time dateTime={at}>{formatAge(now - Date.parse(at))}</time>;
}
