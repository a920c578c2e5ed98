import { type ComponentType, lazy, Suspense } from 'react';

import { logFailure } from '../../browser/log-failure.ts';
import type { PurchaseSoFar } from '../payment/use-purchase.ts';
import type { OrderAddressProps } from './order-address.tsx';

const OrderAddress = lazy<ComponentType<OrderAddressProps>>(() =>
  import('./order-address.tsx').catch((failure: unknown) => {
    // What the buyer reads about their payment stays.
    logFailure('loading code', failure);
    return { default: () => null };
  }),
);

interface OrderAddressPlaceProps {
  purchase: PurchaseSoFar;
  /** Inside the dialog, whose text names the address already. */
  isInDialog?: boolean;
  onOpen?: () => void;
}

/** Lets guests correct the eSIM's address once they have paid. Nobody else downloads the code. */
export function OrderAddressPlace({ purchase, isInDialog = false, onOpen }: OrderAddressPlaceProps) {
  const { agreed, stage } = purchase;
  const isPaid =
    stage.at === 'settled'
      ? stage.outcome.kind !== 'refunded'
      : stage.at === 'paying' && stage.step === 'paid';
  if (!isPaid || !agreed || agreed.buyer.isUser) return null;
  return (
    <Suspense>
      <OrderAddress
        purchase={purchase}
        buyer={agreed.buyer}
        isNamed={isInDialog || !agreed.buyer.wallet}
        onOpen={onOpen}
      />
    </Suspense>
  );
}
