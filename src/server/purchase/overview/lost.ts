import { sql } from 'drizzle-orm';

/**
 * Loss of a `purchase` by a lost dispute in its currency: the part not refunded to the buyer before, as in the journal. A dispute that
 * is told in another currency than its payment's counts as one of the whole payment.
 */
export const LOST_MINOR = sql`(select greatest(0, least(
    (select coalesce(max(dispute.amount_cents), paid.amount_cents) from dispute
      where dispute.payment_id = paid.id and dispute.outcome = 'lost' and dispute.currency = paid.currency),
    paid.amount_cents - (select coalesce(sum(amount_cents), 0) from refund
      where refund.payment_id = paid.id and refund.status = 'succeeded')))
  from payment as paid where paid.purchase_id = purchase.id and paid.status = 'accepted')`;

/** The same in dollars. */
export const LOST = sql`round(${LOST_MINOR} / coalesce(purchase.rate, 1))::integer`;
