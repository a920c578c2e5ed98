import { CardElement, Elements } from '@stripe/react-stripe-js';
import type {
  Stripe,
  StripeCardElement,
  StripeCardElementChangeEvent,
  StripeCardElementOptions,
} from '@stripe/stripe-js';
import { useEffect, useState } from 'react';

interface StripeFieldProps {
  stripe: Stripe;
  onReady: (card: StripeCardElement) => void;
  onChange: (change: StripeCardElementChangeEvent) => void;
  onFocus: (hasFocus: boolean) => void;
}

/** The processor's card element in our colours. Runs in the browser only. */
export function StripeField({ stripe, onReady, onChange, onFocus }: StripeFieldProps) {
  const [options, setOptions] = useState(cardOptions);
  useEffect(() => {
    const night = matchMedia('(prefers-color-scheme:dark)');
    const recolour = () => setOptions(cardOptions());
    night.addEventListener('change', recolour);
    return () => night.removeEventListener('change', recolour);
  }, []);
  return (
    <Elements stripe={stripe}>
      <CardElement
        options={options}
        onReady={onReady}
        onFocus={() => onFocus(true)}
        onBlur={() => onFocus(false)}
        onChange={onChange}
      />
    </Elements>
  );
}

/** The element is a page of the processor's and cannot read our tokens, so pass their values. */
function cardOptions(): StripeCardElementOptions {
  const tokens = getComputedStyle(document.documentElement);
  const token = (name: string) => tokens.getPropertyValue(name).trim();
  return {
    hidePostalCode: true,
    disableLink: true,
    style: {
      base: {
        color: token('--ink'),
        // The element's page has no background: read on its own, it would count as white.
        backgroundColor: token('--surface'),
        iconColor: token('--muted'),
        fontFamily: 'Inter, system-ui, sans-serif',
        fontSize: '16px',
        lineHeight: '24px',
        fontSmoothing: 'antialiased',
        '::placeholder': { color: token('--muted') },
      },
      invalid: { color: token('--danger'), iconColor: token('--danger') },
    },
  };
}
