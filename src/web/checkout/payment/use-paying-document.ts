import { useEffect, useSyncExternalStore } from 'react';

import { documentPays } from '../../browser/document-marks.ts';
import { loadAgain } from '../../browser/shop-there.ts';

/** The pause before another try, if the shop does not answer. */
const AGAIN_MS = 5000;

const never = () => () => {};

/**
 * Whether this document's security policy allows the payment providers. If a buyer comes to the checkout in one that does not,
 * the same address is loaded again.
 */
export function usePayingDocument(): boolean {
  const pays = useSyncExternalStore(never, documentPays, () => true);
  useEffect(() => {
    if (pays) return undefined;
    void loadAgain();
    const again = setInterval(() => void loadAgain(), AGAIN_MS);
    return () => clearInterval(again);
  }, [pays]);
  return pays;
}
