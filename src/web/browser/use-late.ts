import { useCallback, useState } from 'react';

import { afterPaint } from '../ui/after-paint.ts';
import { logFailure } from './log-failure.ts';

/**
 * Code, with its CSS, that loads when it is about to be needed; null until then. Loading it again costs nothing, and retries a
 * failure. A failure is only logged; the visitor presses again.
 * @param read must be a stable reference
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
