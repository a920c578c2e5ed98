import { setTimeout as pause } from 'node:timers/promises';

import { asOwner } from '../../test/support/database/postgres-owner.ts';
import { PaypalAccount } from '../../test/support/outside/paypal-account.ts';
import { StripeAccount } from '../../test/support/outside/stripe-account.ts';
import { Customer } from '../customer.ts';
import { compareAfterGoingBack, sellOnce } from '../going-back.ts';
import { comeToBuy } from './buyers.ts';
import type { Fleet } from './fleet.ts';

/**
 * The primary dies before the standby has received its last seconds, so the commits in them are lost. As `docs/upgrades.md` says
 * of a restored database, the providers' records then tell what became of the buyers: each has an eSIM by mail, or is refunded by
 * hand. Returns a line that says so.
 * @param unheard for how many seconds the standby receives nothing
 */
export async function loseCommits(fleet: Fleet, buyers: number, unheard: number): Promise<string> {
  const { shop, world } = fleet;
  const { standby, way } = await fleet.startStandby();
  const pids = shop.pids.join();
  const load = comeToBuy(fleet.behind, 'standby promoted, seconds behind', buyers);
  await pause(5_000);
  way.set('silence');
  await pause(unheard * 1_000);
  await fleet.primary.crash();
  await asOwner(standby.url, 'select pg_promote()');
  fleet.address.lead(standby.url);
  fleet.primary = standby;
  await pause(5_000);
  await load.leave();
  if (shop.pids.join() !== pids) throw new Error('a process of the shop has ended');

  const paid = load.purchases.map(({ customer }) => customer).filter((customer) => customer.paid);
  const told = await compareAfterGoingBack(shop, world, paid, { hours: 1, others: fleet.fates });
  const ends = await settleInDashboards(fleet, told.lost);
  await sellOnce(new Customer(fleet.behind, 'after the promotion', 'card', 'USD'));
  return (
    `${paid.length} paid, ${told.known.length} in the books and ended well, ${told.lost.length} lost: ` +
    `the report names ${told.cards.length} payments by card and ${told.orphans.length} orders at the wholesaler, and nothing else; ` +
    `of the lost ${ends.delivered} have their eSIM by mail, ${ends.returned} got the money back by hand, of ${ends.untaken} none was taken`
  );
}

/** What an operator does for buyers whom the shop's records have lost, with what the providers' own pages show. */
async function settleInDashboards(
  { shop, world }: Fleet,
  lost: readonly Customer[],
): Promise<{ delivered: number; returned: number; untaken: number }> {
  const ends = { delivered: 0, returned: 0, untaken: 0 };
  const { charges, paypal_captures: captures, mails } = await world.ledger();
  for (const { email, oldEmail, paymentIntent, paypalOrder } of lost) {
    const charge = charges.find(
      ({ payment_intent: intent, status }) => intent === paymentIntent && status === 'succeeded',
    );
    const capture = captures.find(({ order }) => order === paypalOrder);
    const isMailed = mails.some(
      ({ to, subject }) =>
        (to.includes(email) || (oldEmail !== null && to.includes(oldEmail))) &&
        subject.startsWith('Your eSIM for'),
    );
    if (!charge && !capture) ends.untaken++;
    else if (isMailed) ends.delivered++;
    else {
      if (charge) await new StripeAccount(shop.sandbox.stripe).refund(charge.payment_intent);
      if (capture) await new PaypalAccount(shop.sandbox.paypal).refund(capture.id);
      ends.returned++;
    }
  }
  const later = await world.ledger();
  const isTheirs = (id: string | undefined) =>
    lost.some(({ paymentIntent, paypalOrder }) => id === paymentIntent || id === paypalOrder);
  const backs = later.refunds.filter((refund) => isTheirs(refund.payment_intent)).length;
  if (backs !== ends.returned)
    throw new Error(`${backs} refunds for ${ends.returned} who were owed the money`);
  return ends;
}
