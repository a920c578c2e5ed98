import type { DisputeEnd } from '../payment-news.ts';
import type { CallPaypal } from './paypal-calls.ts';
import { wireDispute, type WireDispute, wireDisputes } from './paypal-wire.ts';

const PATH = '/v1/customer/disputes';

/**
 * `outcome_code` of a dispute that is resolved (PayPal, Customer Disputes v1). A payout means that PayPal has paid the buyer,
 * from its own money or the shop's. What is not listed stays open for a person to read.
 */
const OUTCOMES: Record<string, DisputeEnd> = {
  RESOLVED_SELLER_FAVOUR: 'over',
  CANCELED_BY_BUYER: 'over',
  DENIED: 'over',
  RESOLVED_BUYER_FAVOUR: 'lost',
  RESOLVED_WITH_PAYOUT: 'lost',
  ACCEPTED: 'lost',
};

/** How each dispute of a capture stands. The list says which there are, each one says how it ended. */
export async function disputesOf(call: CallPaypal, captureId: string): Promise<DisputeEnd[]> {
  const query = `disputed_transaction_id=${encodeURIComponent(captureId)}`;
  const list = await call({ method: 'GET', path: `${PATH}?${query}`, schema: wireDisputes });
  const ends: DisputeEnd[] = [];
  for (const { dispute_id: id } of list.items ?? []) {
    ends.push(
      endOf(await call({ method: 'GET', path: `${PATH}/${encodeURIComponent(id)}`, schema: wireDispute })),
    );
  }
  return ends;
}

function endOf({ status, dispute_outcome: outcome }: WireDispute): DisputeEnd {
  return status === 'RESOLVED' ? (OUTCOMES[outcome?.outcome_code ?? ''] ?? 'open') : 'open';
}
