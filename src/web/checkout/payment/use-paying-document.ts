import { useEffect, useSyncExternalStore } from 'react';

import { documentPays } from '../../browser/document-marks.ts';

const never = () => () => {};

/**
 * Whether this document may talk to the payment providers. Who came back to the checkout in one that may not gets a new
 * document at the same address.
 */
export function usePayingDocument(): boolean {
  const pays = useSyncExternalStore(never, documentPays, () => true);
  useEffect(() => {
    if (!pays) window.location.reload();
  }, [pays]);
  return pays;
}
