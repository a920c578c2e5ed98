import type { Books } from './books.ts';
import { stateAt } from './esims/assignment.ts';
import { dollars } from './wire.ts';

/** What was really bought and handed out, for `GET /control/ledger`; `at` is ISO 8601, `total` dollars. */
export function esimGoLedger(books: Books): { provider_orders: unknown[]; esims: unknown[] } {
  const { orders, esims } = books.account;
  return {
    // A failed order bought nothing, and a refund is none.
    provider_orders: Object.values(orders)
      .filter(({ outcome, totalCents }) => outcome === 'completed' && totalCents >= 0)
      .map((order) => ({
        reference: order.reference,
        item: order.lines.map(({ item }) => item).join(','),
        iccids: order.lines.flatMap(({ iccids }) => iccids),
        total: dollars(order.totalCents),
        at: new Date(order.placedAt).toISOString(),
      })),
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
