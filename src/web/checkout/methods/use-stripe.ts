import type { Stripe } from '@stripe/stripe-js';
import { useCallback, useEffect, useState } from 'react';

import { useSettings } from '../../core/site.ts';
import { openStripe } from './load-stripe.ts';

export interface StripeLoading {
  state: 'loading' | 'ready' | 'failed';
  stripe: Stripe | null;
  /** Loads the processor's script again. */
  retry: () => void;
}

/** The card processor's library, loaded when the checkout opens. */
export function useStripe(): StripeLoading {
  const { publishableKey: key, jsUrl: address } = useSettings().stripe;
  const [loaded, setLoaded] = useState<Omit<StripeLoading, 'retry'>>({ state: 'loading', stripe: null });
  const load = useCallback(() => {
    openStripe(key, address).then(
      (stripe) => setLoaded({ state: 'ready', stripe }),
      () => setLoaded({ state: 'failed', stripe: null }),
    );
  }, [key, address]);
  useEffect(load, [load]);
  const retry = useCallback(() => {
    setLoaded({ state: 'loading', stripe: null });
    load();
  }, [load]);
  return { ...loaded, retry };
}
