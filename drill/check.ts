import type { Order } from '../src/domain/checkout/order.ts';
import type { Ledger } from '../test/support/outside-world.ts';
import type { Customer } from './customer.ts';

export interface Fate {
  customer: Customer;
  order: Order;
}

/**
 * Money is kept if and only if an eSIM is delivered: every way in which the books of buyers, shop and providers
 * contradict that, as sentences; none is the aim.
 */
export function violations(fates: readonly Fate[], ledger: Ledger): string[] {
  const found: string[] = [];
  const iccids = new Set<string>();
  const say = (customer: Customer, what: string) =>
    found.push(`${customer.step}: ${what} (${customer.email})`);

  for (const { customer, order } of fates) {
    const charges = ledger.charges.filter(
      (charge) => charge.payment_intent === customer.paymentIntent && charge.status === 'succeeded',
    );
    const mails = ledger.mails.filter((mail) => mail.to.includes(customer.email));
    const subjects = new Map(mails.map((mail) => [mail.message_id, mail.subject]));
    const [subject] = subjects.values();
    if (charges.length !== 1) say(customer, `${charges.length} charges`);
    if (subjects.size !== 1) say(customer, `${subjects.size} distinct mails`);

    if (order.status === 'ready') {
      const iccid = order.esim?.iccid ?? '';
      const orders = ledger.provider_orders.filter((entry) => entry.iccids.includes(iccid));
      if (orders.length !== 1) say(customer, `${orders.length} provider orders for its eSIM`);
      if (iccids.has(iccid)) say(customer, 'shares its eSIM with another buyer');
      if (charges[0]?.refunded) say(customer, 'has an eSIM and the money back');
      if (!subject?.startsWith('Your eSIM for')) say(customer, `mail: ${subject}`);
      iccids.add(iccid);
    } else if (order.status === 'refunded') {
      if (!charges[0]?.refunded) say(customer, 'is refunded in our books only');
      if (subject !== 'Your money is on its way back') say(customer, `mail: ${subject}`);
    } else {
      say(customer, `still ${order.status}`);
    }
  }

  const orphans = ledger.provider_orders.filter((entry) => !entry.iccids.some((iccid) => iccids.has(iccid)));
  for (const orphan of orphans) found.push(`provider order ${orphan.reference} belongs to nobody`);
  return found;
}
