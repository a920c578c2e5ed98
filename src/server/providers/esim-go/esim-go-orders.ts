import { ofDollars } from '../../../domain/money.ts';
import type { Share } from '../budget.ts';
import type { LedgerEntry, EsimCodes, OrderOutcome, PlacedOrder } from '../wholesaler.ts';
import { type Answer, type Calls, jsonOf, messageOf } from './esim-go-calls.ts';
import { type WireOrder, wireOrder, wireOrders } from './esim-go-wire.ts';

const ORDERS_PAGE = 100;
const KINDS: Record<string, LedgerEntry['kind']> = { bundle: 'order', bundleRefund: 'refund' };

/** All entries of the wholesaler's order books in a period, of every kind. */
export async function* listOrders(
  { read }: Calls,
  share: Share,
  since: Date,
  until: Date,
): AsyncGenerator<WireOrder> {
  const window = `createdAt=gte:${since.toISOString()}&createdAt=lte:${until.toISOString()}`;
  for (let page = 1; ; page++) {
    const path = `/orders?includeIccids=true&page=${page}&limit=${ORDERS_PAGE}&${window}`;
    const { orders, pageCount } = await read({ path, share }, wireOrders);
    yield* orders;
    const isLast = pageCount === undefined ? orders.length < ORDERS_PAGE : page >= pageCount;
    if (isLast || orders.length === 0) return;
  }
}

/** The ledger entries of our purchases in one entry; none for a failed entry or a deposit. */
export function ledgerEntriesIn(order: WireOrder): LedgerEntry[] {
  if (order.status?.toLowerCase() === 'failed') return [];
  const lines = order.order ?? [];
  const total = order.total ?? null;
  // With several lines, the total says nothing about each.
  const cents = lines.length === 1 && total !== null ? ofDollars(Math.abs(total)).amount : null;
  return lines.flatMap(({ type, item, quantity }) => {
    const kind = KINDS[type ?? 'bundle'];
    if (!kind) return [];
    return [
      { kind, reference: order.orderReference, bundleName: item ?? '', quantity: quantity ?? 1, cents },
    ];
  });
}

/** For an answer from 400 to 499 to an order: nothing was bought. */
function refusal(answer: Answer): OrderOutcome {
  const why = messageOf(answer);
  // A wrong key, an empty balance or a spent rate limit will pass, perhaps with our help; a bundle that is gone does not come
  // back.
  const passing = answer.status !== 400 || /insufficient/i.test(why);
  return { kind: 'refused', why, lasting: !passing, retryAfterSeconds: answer.retryAfter };
}

/** The outcome of an order, from the answer to it. */
export function outcomeOf(answer: Answer, bundleName: string): OrderOutcome {
  if (answer.status >= 400 && answer.status < 500) return refusal(answer);
  const parsed = answer.status === 200 ? wireOrder.safeParse(jsonOf(answer.text)) : null;
  if (!parsed?.success) return { kind: 'unclear', why: `unusable answer ${answer.status}` };
  const order = placedOrder(parsed.data, bundleName);
  if (order.status !== 'failed') return { kind: 'placed', order };
  const why = parsed.data.statusMessage ?? 'failed';
  return { kind: 'refused', why, lasting: false, retryAfterSeconds: null };
}

/** An order in our terms; `bundleName` picks its line. */
export function placedOrder(order: WireOrder, bundleName: string): PlacedOrder {
  const line = order.order?.find((entry) => entry.item === bundleName) ?? order.order?.[0];
  const status = (order.status ?? 'completed').toLowerCase();
  const esim = line?.esims?.[0];
  return {
    reference: order.orderReference,
    clientReference: null,
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

/** The codes of an eSIM; null until the wholesaler gives them. */
export function codesIn({
  iccid,
  smdpAddress,
  matchingId,
  confirmationCode,
}: {
  iccid: string;
  smdpAddress?: string | null | undefined;
  matchingId?: string | null | undefined;
  confirmationCode?: string | null | undefined;
}): EsimCodes | null {
  if (!smdpAddress || !matchingId) return null;
  return { iccid, smdpAddress, matchingId, ...(confirmationCode?.trim() && { asksForCode: true }) };
}
