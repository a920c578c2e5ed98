import {
  PayPalButtons,
  PayPalScriptProvider,
  type ReactPayPalScriptOptions,
  usePayPalScriptReducer,
} from '@paypal/react-paypal-js';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

import { CURRENCY } from '../../../domain/money.ts';
import type { PayPalPress } from '../payment/pay-by-paypal.ts';

export interface PayPalButtonsProps {
  clientId: string;
  /** A script of our own that stands in for PayPal's; null loads the real one. */
  jsUrl: string | null;
  /** The buyer presses; false keeps PayPal's window closed. */
  onPress: () => boolean;
  press: RefObject<PayPalPress | null>;
  onReady: () => void;
  onFailed: () => void;
}

/** PayPal's own buttons, by its own script. A module of its own, so that only who chooses PayPal fetches it. */
export default function OwnPayPalButtons({ clientId, jsUrl, ...buttons }: PayPalButtonsProps) {
  const [options] = useState<ReactPayPalScriptOptions>(() => ({
    clientId,
    currency: CURRENCY,
    intent: 'capture',
    components: 'buttons',
    // Cards are paid above, for a smaller fee.
    disableFunding: 'card',
    locale: 'en_US',
    dataNamespace: 'paypal_sdk',
    ...(jsUrl !== null && { sdkBaseUrl: jsUrl }),
  }));
  return (
    <PayPalScriptProvider options={options}>
      <Buttons {...buttons} />
    </PayPalScriptProvider>
  );
}

function Buttons({ onPress, press, onReady, onFailed }: Omit<PayPalButtonsProps, 'clientId' | 'jsUrl'>) {
  const [{ isRejected }] = usePayPalScriptReducer();
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    if (isRejected) fail();
  }, [isRejected]);
  return (
    <PayPalButtons
      style={{ layout: 'vertical', shape: 'pill', color: 'gold', label: 'paypal', height: 52 }}
      onInit={onReady}
      onClick={(_, { resolve, reject }) => (onPress() ? resolve() : reject())}
      createOrder={() =>
        press.current?.createOrder() ?? Promise.reject(new Error('PayPal was not asked for'))
      }
      onApprove={async ({ payerID }, { restart }) => press.current?.approve(payerID ?? '', restart)}
      onCancel={() => press.current?.cancel()}
      onError={(error) => {
        // Without a press it is the buttons themselves that broke.
        if (press.current) void press.current.break(error);
        else onFailed();
      }}
    />
  );
}
