import {
  PayPalButtons,
  PayPalScriptProvider,
  type ReactPayPalScriptOptions,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import { providerLocales } from '../../../domain/checkout/provider-locales.ts';
import { PayPalPress } from '../payment/pay-by-paypal.ts';

export interface PayPalButtonsProps {
  /** Of the orders that a press makes. */
  currency: string;
  clientId: string;
  /** Our own script in place of PayPal's; null loads the real one. */
  jsUrl: string | null;
  /** Called at a press; returning false keeps PayPal's window closed. */
  onPress: (Press: typeof PayPalPress) => boolean;
  press: RefObject<PayPalPress | null>;
  onReady: () => void;
  onFailed: () => void;
}

/** PayPal's own buttons, from its own script. A separate module, so that only buyers who choose PayPal download it. */
export default function OwnPayPalButtons({ currency, clientId, jsUrl, ...buttons }: PayPalButtonsProps) {
  const [options] = useState<ReactPayPalScriptOptions>(() => ({
    clientId,
    currency,
    intent: 'capture',
    components: 'buttons',
    // Cards are paid above, with a smaller fee.
    disableFunding: 'card',
    // The script spells it with an underscore, the API with a hyphen.
    locale: providerLocales(document.documentElement.lang).paypal.replace('-', '_'),
    dataNamespace: 'paypal_sdk',
    ...(jsUrl !== null && { sdkBaseUrl: jsUrl }),
  }));
  return (
    <PayPalScriptProvider options={options}>
      <Buttons {...buttons} />
    </PayPalScriptProvider>
  );
}

function Buttons({
  onPress,
  press,
  onReady,
  onFailed,
}: Omit<PayPalButtonsProps, 'currency' | 'clientId' | 'jsUrl'>) {
  const [{ isRejected }] = usePayPalScriptReducer();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (isRejected) fail();
  }, [isRejected]);
  return (
    <PayPalButtons
      style={{ layout: 'vertical', shape: 'pill', color: 'gold', label: 'paypal', height: 52 }}
      onInit={onReady}
      onClick={(_, { resolve, reject }) => (onPress(PayPalPress) ? resolve() : reject())}
      createOrder={() =>
        press.current?.createOrder() ?? Promise.reject(new Error('PayPal was not asked for'))
      }
      onApprove={async ({ payerID }, { restart }) => press.current?.approve(payerID ?? '', restart)}
      onCancel={() => press.current?.cancel()}
      onError={(error) => {
        // Without a press, the buttons themselves failed.
        if (press.current) void press.current.break(error);
        else onFailed();
      }}
    />
  );
}
