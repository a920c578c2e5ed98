import { stateAt } from './account/assignment.ts';
import type { Books } from './account/books.ts';
import type { Order } from './account/order.ts';
import { dollars } from './account/wire.ts';

/** What was bought and delivered, for `GET /control/ledger`; `at` is ISO 8601, `total` dollars. */
export function esimGoLedger(
  books: Books,
): Record<'provider_orders' | 'provider_refunds' | 'provider_stock' | 'esims', unknown[]> {
  const { orders, esims, inventory } = books.account;
  const isRefund = ({ lines }: Order) => lines.some(({ type }) => type === 'bundleRefund');
  return {
    // A failed order bought nothing.
    provider_orders: Object.values(orders)
      .filter((order) => order.outcome === 'completed' && !isRefund(order))
      .map((order) => ({
        reference: order.reference,
        item: order.lines.map(({ item }) => item).join(','),
        iccids: order.lines.flatMap(({ iccids }) => iccids),
        total: dollars(order.totalCents),
        at: new Date(order.placedAt).toISOString(),
      })),
    provider_refunds: Object.values(orders)
      .filter(isRefund)
      .flatMap(({ reference, lines, placedAt }) =>
        lines.map(({ item, quantity, unitCents }) => ({
          reference,
          item,
          quantity,
          total: dollars(-unitCents * quantity),
          at: new Date(placedAt).toISOString(),
        })),
      ),
    provider_stock: inventory
      .filter(({ remaining }) => remaining > 0)
      .map(({ bundle: item, remaining }) => ({ item, remaining })),
    esims: Object.values(esims).map((esim) => ({
      iccid: esim.iccid,
      state: esim.profileStatus,
      bundles: esim.assignments.map((assignment) => ({
        name: assignment.bundle,
        reference: assignment.reference,
        state: stateAt(assignment, books.now(), books.options),
      })),
    })),
  };
}
