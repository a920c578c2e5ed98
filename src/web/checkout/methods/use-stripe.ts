import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { useCallback, useEffect, useState } from 'react';

import { providerLocales } from '../../../domain/checkout/provider-locales.ts';
import { useSettings } from '../../core/site.ts';

let loading: Promise<void> | null = null;

/**
 * The card processor's browser library.
 * @param jsUrl our own script in place of the processor's; null loads the real one
 * @throws if the script does not load; the next call tries again
 */
async function openStripe(publishableKey: string, jsUrl: string | null): Promise<Stripe> {
  // `loadStripe` uses the global of a script already on the page, and then fetches nothing.
  if (jsUrl && !('Stripe' in window)) {
    loading ??= addScript(jsUrl).finally(() => (loading = null));
    await loading;
  }
  const { stripe: locale } = providerLocales(document.documentElement.lang);
  const stripe = await loadStripe(publishableKey, { locale });
  if (!stripe) throw new Error('The card form needs a browser.');
  return stripe;
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The card form didn’t load.'));
    });
    document.head.append(script);
  });
}

export interface StripeLoading {
  state: 'loading' | 'ready' | 'failed';
  stripe: Stripe | null;
  /** Loads the processor's script again. */
  retry: () => void;
}

/** The card processor's library, loaded when the checkout opens. */
export function useStripe(): StripeLoading {
  const { publishableKey: key = '', jsUrl: address = null } = useSettings().processors?.stripe ?? {};
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
