import { lazy, Suspense } from 'react';

import type { PurchaseSoFar } from '../payment/use-purchase.ts';

const OrderAddress = lazy(() => import('./order-address.tsx'));

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
