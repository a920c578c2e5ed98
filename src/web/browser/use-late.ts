import { useCallback, useState } from 'react';

import { afterPaint } from '../ui/after-paint.ts';
import { logFailure } from './log-failure.ts';

/**
 * Code that comes, with its style, when somebody is about to need it: null until it is there. Reading it a second time
 * costs nothing, and tries again what failed.
 * A failure is left in the browser's log; the visitor presses again.
 * @param read one that does not change
 */
export function useLate<Code extends object>(
  read: () => Promise<Code>,
): { code: Code | null; load: () => void } {
  const [code, setCode] = useState<Code | null>(null);
  const load = useCallback(() => {
    afterPaint()
      .then(read)
      .then(setCode, (failure: unknown) => logFailure('loading code', failure));
  }, [read]);
  return { code, load };
}
