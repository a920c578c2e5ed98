import {
  PayPalButtons,
  PayPalScriptProvider,
  usePayPalScriptReducer,
  type ReactPayPalScriptOptions,
} from '@paypal/react-paypal-js';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The shop's server, played by the test. */
declare const createOrder: () => Promise<string>;
declare const captureOrder: (order: string) => Promise<string>;

const given = new URLSearchParams(location.search);
const options: ReactPayPalScriptOptions = {
  clientId: given.get('client') ?? 'sandbox',
  currency: given.get('currency') ?? 'USD',
  intent: 'capture',
  components: 'buttons',
  disableFunding: 'card',
  dataNamespace: 'paypal_sdk',
  sdkBaseUrl: given.get('sdk') ?? '',
  ...(given.has('locale') && { locale: given.get('locale') ?? '' }),
};

/** The smallest shop: PayPal's button on the unmodified browser library, and what it reported. */
function Checkout() {
  const [{ isRejected }] = usePayPalScriptReducer();
  const [isRefusing, setIsRefusing] = useState(false);
  const [isDisabled, setIsDisabled] = useState(false);
  const [news, setNews] = useState<string[]>([]);
  const tell = (text: string) => setNews((before) => [...before, text]);
  return (
    <main>
      <h1>Pay</h1>
      <label>
        <input type="checkbox" onChange={(event) => setIsRefusing(event.target.checked)} /> Refuse
      </label>
      <label>
        <input type="checkbox" onChange={(event) => setIsDisabled(event.target.checked)} /> Disable
      </label>
      <PayPalButtons
        disabled={isDisabled}
        style={{ shape: 'pill', height: 52, label: 'pay' }}
        onInit={() => tell('init')}
        onClick={(data, { resolve, reject }) => {
          tell(`click ${String(data['fundingSource'])}`);
          return isRefusing ? reject() : resolve();
        }}
        createOrder={createOrder}
        onApprove={async ({ orderID, payerID }, { restart }) => {
          const status = await captureOrder(orderID);
          tell(`${status} by ${payerID}`);
          if (status === 'INSTRUMENT_DECLINED') restart();
        }}
        onCancel={({ orderID }) => tell(`cancelled ${typeof orderID}`)}
        onError={(error) => tell(`error ${String(error['message'])}`)}
      />
      <output aria-label="script">{isRejected ? 'rejected' : 'well'}</output>
      <output aria-label="news">{news.join(', ')}</output>
    </main>
  );
}

const root = document.querySelector('#root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <PayPalScriptProvider options={options}>
        <Checkout />
      </PayPalScriptProvider>
    </StrictMode>,
  );
}
