import { useRouteLoaderData } from 'react-router';

import { REFUND_HOURS } from '../../domain/checkout/refund-policy.ts';
import type { loader } from '../root.tsx';
import { type ArtKind, paths } from './paths.ts';

/** Undefined only where the settings themselves could not be read. */
export function useSite() {
  return useRouteLoaderData<typeof loader>('root');
}

/** For so many hours an eSIM that was not used can be returned. */
export function useRefundHours(): number {
  return useSite()?.settings.refundHours ?? REFUND_HOURS;
}

/** Address of a destination's picture in one of its crops. */
export function useArt(): (kind: ArtKind, code: string) => string {
  const version = useSite()?.artVersion ?? 'none';
  return (kind, code) => paths.art(version, kind, code);
}
