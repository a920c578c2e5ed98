import { lazy, Suspense } from 'react';

import type { PurchaseSoFar } from '../payment/use-purchase.ts';

const OrderAddress = lazy(() => import('./order-address.tsx'));

interface OrderAddressPlaceProps {
  purchase: PurchaseSoFar;
  /** In a dialog, which names the address itself. */
  isInDialog?: boolean;
  onOpen?: () => void;
}

/** From the payment on, for guests: where the eSIM goes can be put right. Nobody else is sent the code for it. */
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
