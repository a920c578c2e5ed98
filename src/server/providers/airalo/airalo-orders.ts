import type { BundleState } from '../../../domain/esims/bundle-state.ts';
import { tradeMegabytes } from '../trade-megabytes.ts';
import type { EsimCodes, NamedReading, PlacedOrder } from '../wholesaler.ts';
import { planOf, type WireBundle, type WireOrder } from './airalo-wire.ts';

const BUNDLE_STATE: Partial<Record<string, BundleState>> = {
  NOT_ACTIVE: 'queued',
  ACTIVE: 'active',
  FINISHED: 'depleted',
  RECYCLED: 'expired',
};

/** Its description begins with our id of it; a top-up's ends with the eSIM, which Airalo does not name. */
export function placedOrder(order: WireOrder): PlacedOrder {
  const [clientReference = null, onto] = order.description?.split(' ') ?? [];
  const [sim] = order.sims ?? [];
  const isTopUp = order.type === 'topup';
  return {
    reference: String(order.id),
    clientReference,
    bundleName: planOf(order.package_id),
    quantity: order.quantity,
    status: order.status?.slug === 'failed' ? 'failed' : 'completed',
    placedAt: order.created_at,
    iccids: isTopUp ? (onto ? [onto] : null) : (order.sims ?? []).map(({ iccid }) => iccid),
    codes: sim ? codesOf(sim) : null,
  };
}

type WireSim = NonNullable<WireOrder['sims']>[number];

function codesOf(sim: WireSim): EsimCodes | null {
  const { iccid, qrcode, confirmation_code: confirmation } = sim;
  const [, smdpAddress, matchingId] = qrcode?.split('$') ?? [];
  if (!smdpAddress || !matchingId) return null;
  const apn = apnOf(sim);
  return {
    iccid,
    smdpAddress,
    matchingId,
    ...(apn !== null && { apn }),
    ...(confirmation && { asksForCode: true }),
  };
}

function apnOf({ apn_type: type, apn_value: value }: WireSim): string | null {
  return type === 'automatic' ? '' : value?.trim() || null;
}

/** In bytes of which 10⁹ are 1 GB, so that a plan of 1 GB shows as 1 GB. */
export function readingOf(bundle: WireBundle): NamedReading {
  const { id, status, remaining, activated_at: startedAt = null, expired_at: endsAt = null } = bundle;
  const { amount, is_unlimited: unlimited } = bundle.package;
  const initialBytes = unlimited ? 0 : tradeMegabytes(amount) * 1_000_000;
  const left = amount > 0 ? remaining / amount : 0;
  const over = startedAt === null ? 'lapsed' : 'expired';
  return {
    bundleName: planOf(bundle.package.id),
    id: String(id),
    state: status === 'EXPIRED' ? over : (BUNDLE_STATE[status] ?? 'unknown'),
    // It names no order.
    assignmentReference: null,
    assignedAt: null,
    initialBytes,
    remainingBytes: Math.round(initialBytes * Math.min(Math.max(left, 0), 1)),
    unlimited,
    startedAt,
    endsAt: startedAt && endsAt,
  };
}
