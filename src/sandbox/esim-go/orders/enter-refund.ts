import { randomUUID } from 'node:crypto';

import type { Books } from '../account/books.ts';

/** Refunds a bundle to the balance, with an order that has a `bundleRefund` line; the caller saves. */
export function enterRefund(books: Books, bundle: string, quantity: number, unitCents: number): void {
  const { account } = books;
  const now = books.now();
  const totalCents = -unitCents * quantity;
  account.balanceCents -= totalCents;
  const reference = randomUUID();
  account.orders[reference] = {
    reference,
    placedAt: now,
    processedAt: now,
    outcome: 'completed',
    assigned: false,
    lines: [
      {
        type: 'bundleRefund',
        item: bundle,
        quantity,
        unitCents: -unitCents,
        allowReassign: false,
        iccids: [],
      },
    ],
    totalCents,
    balanceAfterCents: account.balanceCents,
  };
}
