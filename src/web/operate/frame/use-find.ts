import { useEffect, useState } from 'react';

import { readVerb } from '../api/call-verb.ts';
import { asFailure, type ConsoleFailure } from '../api/console-failure.ts';
import type { Output } from '../api/verbs.ts';

type Orders = Output<'find'>['orders'];
type Customers = Output<'customers'>['customers'];

/** What the operator may search. */
export interface Findable {
  orders: boolean;
  customers: boolean;
}

/** Shorter text finds too much. */
export const SHORTEST = 2;
/** Waits for whole words instead of searching at each letter. */
const TYPING_MS = 300;

const NOTHING: { orders: Orders; customers: Customers; near: boolean } = {
  orders: [],
  customers: [],
  near: false,
};

/** What fits stands alone; what only comes near is shown if nothing fits. */
function together(
  { orders, near: areOrdersNear }: { orders: Orders; near?: boolean | undefined },
  { customers, near: areCustomersNear }: { customers: Customers; near?: boolean | undefined },
): typeof NOTHING {
  const fits = { orders: areOrdersNear ? [] : orders, customers: areCustomersNear ? [] : customers };
  if (fits.orders.length + fits.customers.length > 0) return { ...fits, near: false };
  return { orders, customers, near: orders.length + customers.length > 0 };
}

/** The orders and customers that match the typed text, once the typing pauses. */
export function useFind(typed: string, { orders: findsOrders, customers: findsCustomers }: Findable) {
  const wanted = typed.trim();
  const [found, setFound] = useState<typeof NOTHING & { for: string; failure: ConsoleFailure | null }>({
    ...NOTHING,
    for: '',
    failure: null,
  });
  const isAsked = wanted.length >= SHORTEST && (findsOrders || findsCustomers);

  useEffect(() => {
    if (!isAsked) return undefined;
    const left = new AbortController();
    const timer = setTimeout(() => {
      const { signal } = left;
      Promise.all([
        findsOrders ? readVerb('find', { search: wanted }, signal) : NOTHING,
        findsCustomers ? readVerb('customers', { search: wanted }, signal) : NOTHING,
      ]).then(
        ([one, other]) => setFound({ for: wanted, ...together(one, other), failure: null }),
        (error: unknown) => {
          if (!signal.aborted) setFound({ ...NOTHING, for: wanted, failure: asFailure(error) });
        },
      );
    }, TYPING_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [wanted, isAsked, findsOrders, findsCustomers]);

  const isCurrent = found.for === wanted;
  return {
    orders: isAsked ? found.orders : NOTHING.orders,
    customers: isAsked ? found.customers : NOTHING.customers,
    /** Nothing fits, and these come near it. */
    near: isAsked && isCurrent && found.near,
    failure: isAsked && isCurrent ? found.failure : null,
    waiting: isAsked && !isCurrent,
  };
}
