import { ofMinor } from '../../../domain/money.ts';
import type { DisputeEnd, DisputeStatus } from '../payment-status.ts';
import type { CallPaypal } from './paypal-calls.ts';
import { moneyIn } from './paypal-status.ts';
import { wireDispute, type WireDispute, wireDisputes } from './paypal-wire.ts';

const PATH = '/v1/customer/disputes';

/**
 * `outcome_code` of a resolved dispute (PayPal, Customer Disputes v1). A payout means that PayPal has paid the buyer, with its
 * own money or the shop's. A dispute with any other code stays open for a person to read.
 */
const OUTCOMES: Record<string, DisputeEnd> = {
  RESOLVED_SELLER_FAVOUR: 'over',
  CANCELED_BY_BUYER: 'over',
  DENIED: 'over',
  RESOLVED_BUYER_FAVOUR: 'lost',
  RESOLVED_WITH_PAYOUT: 'lost',
  ACCEPTED: 'lost',
};

/** All disputes of a capture. The list only names them; each is read for its status. */
export async function disputesOf(
  call: CallPaypal,
  captureId: string,
  isLive: boolean,
): Promise<DisputeStatus[]> {
  const query = `disputed_transaction_id=${encodeURIComponent(captureId)}`;
  const list = await call({ method: 'GET', path: `${PATH}?${query}`, schema: wireDisputes });
  const news: DisputeStatus[] = [];
  for (const { dispute_id: id } of list.items ?? []) {
    const told = await call({
      method: 'GET',
      path: `${PATH}/${encodeURIComponent(id)}`,
      schema: wireDispute,
    });
    news.push({
      id,
      end: endOf(told),
      status: told.status.toLowerCase(),
      reason: told.reason?.toLowerCase() ?? 'unknown',
      amount: moneyIn(told.dispute_amount),
      booking: bookingOf(told),
      openedAt: dateOf(told.create_time),
      dueAt: dateOf(told.seller_response_due_date),
      isAnswered: ANSWERED.has(told.status),
      pageUrl: `https://www.${isLive ? '' : 'sandbox.'}paypal.com/resolutioncenter/view/${encodeURIComponent(id)}`,
    });
  }
  return news;
}

/** https://developer.paypal.com/api/customer-disputes/v1/definitions/money_movement_reason */
const FEES: ReadonlySet<string> = new Set(['DISPUTE_FEE', 'CHARGEBACK_FEE', 'DISPUTE_SETTLEMENT_FEE']);

/** PayPal tells its fees once it has charged them, and never what a loss was in the currency of the account. */
function bookingOf({ fund_movements: movements }: WireDispute): DisputeStatus['booking'] {
  const fees = (movements ?? []).flatMap(({ party, type, reason, amount }) =>
    party === 'SELLER' && amount && FEES.has(reason ?? '') ? [{ ...moneyIn(amount), type }] : [],
  );
  const [first] = fees;
  if (!first || fees.some(({ currency }) => currency !== first.currency)) return null;
  const fee = fees.reduce((sum, { amount, type }) => sum + (type === 'CREDIT' ? 0 - amount : amount), 0);
  return { gross: null, fee: ofMinor(fee, first.currency) };
}

/** It is the buyer's turn or PayPal's, or the dispute is resolved. */
const ANSWERED: ReadonlySet<string> = new Set(['WAITING_FOR_BUYER_RESPONSE', 'UNDER_REVIEW', 'RESOLVED']);

function dateOf(text: string | null | undefined): Date | null {
  return text ? new Date(text) : null;
}

function endOf({ status, dispute_outcome: outcome }: WireDispute): DisputeEnd {
  return status === 'RESOLVED' ? (OUTCOMES[outcome?.outcome_code ?? ''] ?? 'open') : 'open';
}
