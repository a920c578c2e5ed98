import { useEffect, useSyncExternalStore } from 'react';

import { documentPays } from '../../browser/document-marks.ts';
import { loadAgain } from '../../browser/shop-there.ts';

/** Where no shop answers it is asked for again. */
const AGAIN_MS = 5000;

const never = () => () => {};

/**
 * Whether this document may talk to the payment providers. Who came back to the checkout in one that may not gets a new
 * document at the same address.
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
