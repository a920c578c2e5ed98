import { lazy, Suspense } from 'react';

import { Skeleton } from '../../ui/skeleton.tsx';
import type { Consent } from './use-withdrawal-consent.ts';

const WithdrawalConsent = lazy(() => import('./withdrawal-consent.tsx'));

/** Loads the consent boxes if the shop asks for consent. Most shops do not, and their buyers do not download the code. */
export function ConsentPlace({ isAsked, place, isMissing, forgive }: Consent) {
  if (!isAsked) return null;
  return (
    <Suspense fallback={<Skeleton height="9rem" />}>
      <WithdrawalConsent place={place} isMissing={isMissing} onChange={forgive} />
    </Suspense>
  );
}
