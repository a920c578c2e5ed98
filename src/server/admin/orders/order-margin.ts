import { BOUGHT_ORDERS } from '../../../domain/checkout/provider-order-state.ts';
import { goesBack } from '../../../domain/checkout/refund-state.ts';
import { BASE_CURRENCY } from '../../../domain/currencies.ts';
import type { ProviderOrder, ProviderReturn } from '../../esims/tables.ts';
import type { Payment, Refund } from '../../purchase/tables.ts';
import { type Amount, amountOf } from '../parts/verb.ts';

interface Moved {
  payments: readonly Payment[];
  refunds: readonly Refund[];
  providerOrders: readonly ProviderOrder[];
  returns: readonly ProviderReturn[];
}

/**
 * The payment less refunds and wholesale costs in dollars, at the rate of the purchase; null without a payment. A replacement costs
 * a provider order of its own.
 * @param rate minor units of the payment's currency for one cent; null if it is in dollars
 */
export function marginOf(
  { payments, refunds, providerOrders, returns }: Moved,
  rate: number | null,
): Amount | null {
  const paid = payments.find(({ status }) => status === 'accepted');
  if (!paid) return null;
  const sum = (all: readonly number[]) => all.reduce((total, cents) => total + cents, 0);
  const back = refunds.filter(({ paymentId, status }) => paymentId === paid.id && goesBack(status));
  const bought = providerOrders.filter(({ outcome }) => BOUGHT_ORDERS.includes(outcome));
  const returned = returns.filter(({ state }) => state === 'paid_back');
  const kept = paid.amountCents - sum(back.map(({ amountCents }) => amountCents));
  const cents =
    Math.round(kept / (rate ?? 1)) -
    sum(bought.map(({ wholesaleCents }) => wholesaleCents)) +
    sum(returned.map(({ wholesaleCents }) => wholesaleCents));
  return amountOf(cents, BASE_CURRENCY);
}
