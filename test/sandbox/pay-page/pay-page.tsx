import { CardElement, Elements, useElements, useStripe } from '@stripe/react-stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { StrictMode, useState, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';

const given = new URLSearchParams(location.search);
const script = document.createElement('script');
script.src = given.get('stripe') ?? '';
await new Promise((resolve) => {
  script.addEventListener('load', resolve);
  document.head.append(script);
});

const style = {
  base: { fontSize: '18px', color: 'rgb(14, 27, 44)', '::placeholder': { color: 'rgb(81, 96, 111)' } },
  invalid: { color: 'rgb(179, 38, 30)', iconColor: 'rgb(179, 38, 30)' },
};

/** The smallest shop: a card field and a button, on the unmodified browser libraries. */
function Checkout() {
  const stripe = useStripe();
  const elements = useElements();
  const [state, setState] = useState('mounting');
  const [news, setNews] = useState('');
  const [result, setResult] = useState('');

  async function pay(event: SubmitEvent) {
    event.preventDefault();
    const card = elements?.getElement(CardElement);
    if (!stripe || !card) return;
    setResult('paying');
    const secret = given.get('secret') ?? '';
    const entered = { card, billing_details: { name: 'Ann Lee', email: 'ann@example.com' } };
    if (given.has('setup')) {
      const { setupIntent, error } = await stripe.confirmCardSetup(secret, { payment_method: entered });
      setResult(setupIntent?.status ?? `${error?.code}: ${error?.message}`);
      return;
    }
    const { paymentIntent, error } = await stripe.confirmCardPayment(secret, {
      payment_method: given.get('method') ?? entered,
      ...(given.has('save') && { setup_future_usage: 'off_session' }),
    });
    setResult(paymentIntent?.status ?? `${error?.code}: ${error?.message}`);
  }

  return (
    <form onSubmit={(event) => void pay(event)}>
      <div className="field" hidden={given.has('hidden')}>
        <CardElement
          options={{ style, hidePostalCode: !given.has('zip'), disabled: given.has('disabled') }}
          onReady={(element) => setState(typeof element.focus === 'function' ? 'ready' : 'odd')}
          onChange={({ complete, empty, brand, error }) =>
            setNews(
              `${brand} ${complete ? 'complete' : empty ? 'empty' : 'partial'} ${error?.code ?? 'fine'}`,
            )
          }
        />
      </div>
      <button type="submit">Pay</button>
      <output aria-label="state">{state}</output>
      <output aria-label="news">{news}</output>
      <output aria-label="result">{result}</output>
    </form>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Elements stripe={loadStripe('pk_test_sandbox', { locale: (given.get('locale') ?? 'auto') as 'auto' })}>
        <Checkout />
      </Elements>
    </StrictMode>,
  );
}
