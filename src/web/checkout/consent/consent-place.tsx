import { lazy, Suspense } from 'react';

import type { ChosenPlan } from '../../../domain/checkout/checkout-link.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { Consent } from './use-withdrawal-consent.ts';

const WithdrawalConsent = lazy(() => import('./withdrawal-consent.tsx'));

/** Loads the consent boxes if the shop asks for consent. Most shops do not, and their buyers do not download the code. */
export function ConsentPlace({ isAsked, place, isMissing, forgive, plan }: Consent & { plan: ChosenPlan }) {
  if (!isAsked) return null;
  return (
    <Suspense fallback={<Skeleton height="9rem" />}>
      <WithdrawalConsent place={place} isMissing={isMissing} onChange={forgive} plan={plan} />
    </Suspense>
  );
}
