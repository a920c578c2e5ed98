import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

let loading: Promise<void> | null = null;

/**
 * The card processor's browser library.
 * @param jsUrl a script of our own that stands in for the processor's; null loads the real one
 * @throws when the script does not load; asking again tries again
 */
export async function openStripe(publishableKey: string, jsUrl: string | null): Promise<Stripe> {
  // `loadStripe` takes what it finds in the page and fetches nothing then.
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
