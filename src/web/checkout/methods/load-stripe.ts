import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

let loading: Promise<void> | null = null;

/**
 * The card processor's browser library.
 * @param jsUrl our own script in place of the processor's; null loads the real one
 * @throws if the script does not load; the next call tries again
 */
export async function openStripe(publishableKey: string, jsUrl: string | null): Promise<Stripe> {
  // `loadStripe` uses the global of a script already on the page, and then fetches nothing.
  if (jsUrl && !('Stripe' in window)) {
    loading ??= addScript(jsUrl).finally(() => (loading = null));
    await loading;
  }
  const stripe = await loadStripe(publishableKey);
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
