import { Elements, ExpressCheckoutElement, useElements, useStripe } from '@stripe/react-stripe-js';
import type { StripeExpressCheckoutElementConfirmEvent } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const given = new URLSearchParams(location.search);
const script = document.createElement('script');
script.src = given.get('stripe') ?? '';
await new Promise((resolve) => {
  script.addEventListener('load', resolve);
  document.head.append(script);
});

const flag = (name: string) => (given.has(name) ? { [name]: given.get(name) === 'yes' } : {});
const options = {
  ...flag('emailRequired'),
  ...flag('billingAddressRequired'),
  paymentMethods: { link: given.has('noLink') ? ('never' as const) : ('auto' as const) },
  buttonHeight: 48,
};

/** The smallest shop: the wallets' buttons on the unmodified browser libraries, and what they reported. */
function Checkout({ onDearer }: { onDearer: () => void }) {
  const stripe = useStripe();
  const elements = useElements();
  const [news, setNews] = useState<string[]>([]);
  const [available, setAvailable] = useState('');
  const [result, setResult] = useState('');
  const tell = (text: string) => setNews((before) => [...before, text]);

  async function confirm({ billingDetails, paymentFailed }: StripeExpressCheckoutElementConfirmEvent) {
    tell(`confirm ${JSON.stringify(billingDetails ?? null)}`);
    if (!stripe || !elements) return;
    if (given.has('refuse')) {
      paymentFailed({ reason: 'fail', message: 'The shop says no.' });
      return;
    }
    if (!given.has('unsubmitted')) {
      const submitted = await elements.submit();
      tell(`submit ${submitted.error?.message ?? submitted.selectedPaymentMethod}`);
    }
    try {
      const { paymentIntent, error } = await stripe.confirmPayment({
        elements,
        clientSecret: given.get('secret') ?? '',
        confirmParams: { return_url: `${location.origin}/?back=yes` },
        redirect: (given.get('redirect') ?? 'if_required') as 'if_required',
      });
      if (error) paymentFailed({ reason: 'fail', message: error.message ?? '' });
      setResult(paymentIntent?.status ?? `${error?.code ?? error?.type}: ${error?.message}`);
    } catch (error) {
      setResult(`thrown: ${(error as Error).message}`);
    }
  }

  return (
    <main>
      <ExpressCheckoutElement
        options={options}
        onReady={({ availablePaymentMethods: shown }) => tell(`ready ${shown ? 'some' : 'none'}`)}
        onAvailablePaymentMethodsChange={({ paymentMethods = {} }) =>
          setAvailable(
            Object.entries(paymentMethods)
              .filter(([, method]) => method?.available)
              .map(([name]) => name)
              .join(' ') || 'none',
          )
        }
        onClick={({ expressPaymentType, resolve, reject }) => {
          tell(`click ${expressPaymentType}`);
          if (given.has('reject')) reject();
          else if (!given.has('late')) {
            try {
              resolve(given.has('lines') ? { lineItems: JSON.parse(given.get('lines') ?? '') } : {});
            } catch (error) {
              setResult(`thrown: ${(error as Error).message}`);
            }
          }
        }}
        onCancel={() => tell('cancel')}
        onConfirm={(event) => void confirm(event)}
      />
      <button type="button" onClick={onDearer}>
        Dearer
      </button>
      <output aria-label="available">{available}</output>
      <output aria-label="news">{news.join(', ')}</output>
      <output aria-label="result">{result}</output>
    </main>
  );
}

const stripe = loadStripe('pk_test_sandbox');

function Shop() {
  const [amount, setAmount] = useState(1234);
  return (
    <Elements
      stripe={stripe}
      options={{
        mode: 'payment',
        amount,
        currency: given.get('currency') ?? 'usd',
        allowedPaymentMethodTypes: [given.get('type') ?? 'card'],
      }}
    >
      <Checkout onDearer={() => setAmount(2000)} />
    </Elements>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Shop />
    </StrictMode>,
  );
}
