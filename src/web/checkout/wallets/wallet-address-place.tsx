import { lazy, Suspense } from 'react';

import type { PurchaseSoFar } from '../payment/use-purchase.ts';

const WalletAddress = lazy(() => import('./wallet-address.tsx'));

/** From the payment on, where a guest's wallet named the address; nobody else is sent the code for it. */
export function WalletAddressPlace({ purchase }: { purchase: PurchaseSoFar }) {
  const { agreed, stage } = purchase;
  const isOver = stage.at === 'form' || (stage.at === 'settled' && stage.outcome.kind === 'refunded');
  if (isOver || !agreed?.buyer.wallet) return null;
  return (
    <Suspense>
      <WalletAddress purchase={purchase} buyer={agreed.buyer} />
    </Suspense>
  );
}
