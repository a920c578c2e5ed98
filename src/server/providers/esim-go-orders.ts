import { type Answer, messageOf } from './esim-go-calls.ts';
import type { WireOrder } from './esim-go-wire.ts';
import type { EsimCodes, OrderOutcome, PlacedOrder } from './wholesaler.ts';

/** An answer of 400 to 499 to an order: nothing was bought. */
export function refusal(answer: Answer): OrderOutcome {
  const why = messageOf(answer);
  // A wrong key, an empty balance or a full window mend themselves or are mended by us; a bundle that is gone does not come back.
  const passing = answer.status !== 400 || /insufficient/i.test(why);
  return { kind: 'refused', why, lasting: !passing, retryAfterSeconds: answer.retryAfter };
}

/** An order in our words; `bundleName` says which of its lines is meant. */
export function placedOrder(order: WireOrder, bundleName: string): PlacedOrder {
  const line = order.order?.find((entry) => entry.item === bundleName) ?? order.order?.[0];
  const status = (order.status ?? 'completed').toLowerCase();
  const esim = line?.esims?.[0];
  return {
    reference: order.orderReference,
    bundleName,
    quantity: line?.quantity ?? 1,
    status: status === 'completed' || status === 'failed' ? status : 'processing',
    placedAt: new Date(order.createdDate ?? order.createDate ?? 0),
    iccids: iccidsOf(line),
    codes: esim ? codesIn(esim) : null,
  };
}

function iccidsOf(line: NonNullable<WireOrder['order']>[number] | undefined): string[] | null {
  const told = [...(line?.iccids ?? []), ...(line?.esims ?? []).map(({ iccid }) => iccid)];
  return told.length > 0 ? [...new Set(told)] : null;
}

/** The codes of an eSIM; null while they are not told. */
export function codesIn(esim: {
  iccid: string;
  smdpAddress?: string | null | undefined;
  matchingId?: string | null | undefined;
}): EsimCodes | null {
  if (!esim.smdpAddress || !esim.matchingId) return null;
  return { iccid: esim.iccid, smdpAddress: esim.smdpAddress, matchingId: esim.matchingId };
}
