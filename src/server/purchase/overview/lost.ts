import { sql } from 'drizzle-orm';

import { BASE_CURRENCY } from '../../../domain/currencies.ts';

/**
 * Loss of a `purchase` by a lost dispute in its currency: the part not refunded to the buyer before, as in the journal. A dispute that
 * is told in another currency than its payment's counts as one of the whole payment.
 */
export const LOST_MINOR = sql`(select greatest(0, least(
    (select coalesce(max(dispute.amount_cents), paid.amount_cents) from dispute
      where dispute.purchase_id = purchase.id and dispute.payment_id = paid.id and dispute.outcome = 'lost'
        and dispute.currency = paid.currency),
    paid.amount_cents - (select coalesce(sum(amount_cents), 0) from refund
      where refund.payment_id = paid.id and refund.status = 'succeeded')))
  from payment as paid where paid.purchase_id = purchase.id and paid.status = 'accepted')`;

/**
 * The same in dollars: as the processor booked it where the buyer paid in another currency, or by the rate of the purchase. What is
 * booked for a basket is not known by line.
 */
export const LOST = sql`(select case
    when own.lost > 0 and booked.cents is not null and purchase.basket_id is null then booked.cents
    else round(own.lost / coalesce(purchase.rate, 1))::integer end
  from (select ${LOST_MINOR} as lost) as own
  cross join (select sum(dispute.booked_cents)::integer as cents
    from dispute join payment as paid on paid.id = dispute.payment_id and paid.status = 'accepted'
    where dispute.purchase_id = purchase.id and dispute.outcome = 'lost' and dispute.booked_currency = ${BASE_CURRENCY}
      and paid.currency <> ${BASE_CURRENCY}) as booked)`;

/** What the processor did not give back of a `dispute` that was won, in dollars; null where it told nothing. */
export const MISSING = sql`case when booked_currency = ${BASE_CURRENCY} then booked_cents
  else round(booked_cents / (select rate from purchase where purchase.id = purchase_id))::integer end`;
