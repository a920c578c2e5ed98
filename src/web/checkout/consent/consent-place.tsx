import { lazy, Suspense } from 'react';

import { Skeleton } from '../../ui/skeleton.tsx';
import type { Consent } from './use-withdrawal-consent.ts';

const WithdrawalConsent = lazy(() => import('./withdrawal-consent.tsx'));

/** Where it is asked; most shops do not ask, and their buyers are not sent the code for it. */
export function ConsentPlace({ isAsked, place, isMissing, forgive }: Consent) {
  if (!isAsked) return null;
  return (
    <Suspense fallback={<Skeleton height="9rem" />}>
      <WithdrawalConsent place={place} isMissing={isMissing} onChange={forgive} />
    </Suspense>
  );
}
